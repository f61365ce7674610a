import type { Wallet } from '@billfold/core/contract';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { hasSeed } from '../db/has-seed.ts';
import { wallets } from '../db/schema.ts';
import { isUniqueViolation } from '../db/unique-violation.ts';
import { notFound } from '../platform/api-error.ts';
import { type KeyHolder, noteKeyEvent } from './note-key-event.ts';
import { walletNameTaken } from './wallet-name-taken.ts';
import { loadOwnedWallet } from './wallet-store.ts';

/** Grace period within which a deleted wallet can be restored. */
export const graceMs = 30 * 24 * 3_600_000;

/** @throws {ApiError} 404, also after 30 days and for a wallet that is not deleted; 409 WALLET_NAME_TAKEN */
export async function restoreOwnedWallet(
  context: ServiceContext,
  holder: KeyHolder,
): Promise<Wallet> {
  const { db, platform } = context;
  const since = new Date(platform.clock.now() - graceMs);
  try {
    await db.transaction(async (tx) => {
      const restored = await tx
        .update(wallets)
        .set({ deletedAt: null })
        .where(
          and(
            eq(wallets.id, holder.walletId),
            eq(wallets.userId, holder.userId),
            hasSeed,
            gt(wallets.deletedAt, since),
            isNull(wallets.purgedAt),
          ),
        )
        .returning({ id: wallets.id });
      if (restored.length === 0) throw notFound('wallet');
      await noteKeyEvent(tx, context, { ...holder, type: 'WALLET_RESTORED' });
    });
  } catch (error) {
    if (isUniqueViolation(error, 'wallets_name')) throw walletNameTaken();
    throw error;
  }
  return loadOwnedWallet(db, holder);
}
