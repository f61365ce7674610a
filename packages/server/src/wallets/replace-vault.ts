import { eq } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { walletVaults } from '../db/schema.ts';
import { lockWallet, type StoredVault, type WalletOwner } from './wallet-store.ts';

/** Writes a sealed seed over the one before: no older password opens anything. @throws {ApiError} 404 */
export async function replaceVault(
  tx: Db,
  owner: WalletOwner,
  { record, binding }: StoredVault,
): Promise<void> {
  await lockWallet(tx, owner);
  await tx
    .update(walletVaults)
    .set({ ...record, createdAt: binding.createdAt })
    .where(eq(walletVaults.walletId, owner.walletId));
}
