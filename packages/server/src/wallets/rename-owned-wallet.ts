import type { RenameWallet, Wallet } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import { wallets } from '../db/schema.ts';
import { isUniqueViolation } from '../db/unique-violation.ts';
import { notFound } from '../platform/api-error.ts';
import { walletNameTaken } from './wallet-name-taken.ts';
import { isOwned, loadOwnedWallet, type WalletOwner } from './wallet-store.ts';

/** @throws {ApiError} 404; 409 WALLET_NAME_TAKEN */
export async function renameOwnedWallet(
  { db }: Pick<ServiceContext, 'db'>,
  owner: WalletOwner,
  { name }: RenameWallet,
): Promise<Wallet> {
  try {
    const renamed = await db
      .update(wallets)
      .set({ name })
      .where(isOwned(owner))
      .returning({ id: wallets.id });
    if (renamed.length === 0) throw notFound('wallet');
  } catch (error) {
    if (isUniqueViolation(error, 'wallets_name')) throw walletNameTaken();
    throw error;
  }
  return loadOwnedWallet(db, owner);
}
