import {
  getNetwork,
  isAssetIdentifier,
  type Network,
  networkCodes,
  tokensOf,
} from '@billfold/core';
import type { Account } from '@billfold/core/contract';
import { chainOfAsset } from '@billfold/core/internal';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { accounts } from '../db/schema.ts';
import { notFound } from '../platform/api-error.ts';
import { isOwned, refuseForeignWallet, type WalletOwner } from '../wallets/wallet-store.ts';
import { toAccounts } from './account-answers.ts';
import { selectAccounts, toOwnedAccount } from './account-store.ts';

/**
 * Lists the accounts in use that can hold the asset that `text` names, oldest first: see "Accounts
 * that can hold an asset" in docs/decisions/networks.md. @throws {ApiError} 404
 */
export async function listAvailableAccounts(
  context: ServiceContext,
  owner: WalletOwner,
  text: string,
): Promise<readonly Account[]> {
  const { db } = context;
  await refuseForeignWallet(db, owner);
  const networks = findNetworks(text.toUpperCase());
  if (networks === null) throw notFound('asset');
  const rows = await selectAccounts(db)
    .where(
      and(
        isOwned(owner),
        isNull(accounts.deletedAt),
        eq(accounts.isArchived, false),
        inArray(accounts.network, [...networks]),
      ),
    )
    .orderBy(asc(accounts.createdAt), asc(accounts.id));
  return toAccounts(context, rows.map(toOwnedAccount));
}

/** Where an identifier or a symbol can be held; null when it names no asset. */
function findNetworks(text: string): readonly Network[] | null {
  if (isAssetIdentifier(text)) {
    const network = networkCodes.find((code) => code === chainOfAsset(text));
    // Known by name, and on no network that accounts are on.
    return network === undefined ? [] : [network];
  }
  const networks = networkCodes.filter(
    (code) =>
      code === text ||
      getNetwork(code).symbol === text ||
      tokensOf(code).some(({ symbol, id }) => symbol === text || id === text),
  );
  return networks.length === 0 ? null : networks;
}
