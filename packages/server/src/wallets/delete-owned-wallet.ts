import type { DeleteWallet } from '@billfold/core/contract';
import { and, eq, isNull, ne } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { transactions, wallets } from '../db/schema.ts';
import { ApiError } from '../platform/api-error.ts';
import { fieldRefused } from '../platform/field-refused.ts';
import { nowOf } from '../platform/server-platform.ts';
import { type KeyHolder, noteKeyEvent } from './note-key-event.ts';
import { refuseWhilePaid } from './refuse-while-paid.ts';
import { requireSecret, withUnsealed } from './wallet-secret.ts';
import { loadOwnedWallet, lockHeldWallet } from './wallet-store.ts';

/**
 * Deletes a wallet, for 30 days in a way that can be undone. Its addresses still receive.
 * @throws {ApiError} 404; 400 SECRET_REQUIRED, ONE_SECRET_ONLY, VALIDATION_FAILED (confirmName);
 * 409 WALLET_SETTLES_BUSINESS or WALLET_HAS_PENDING; what `withUnsealed` throws
 */
export async function deleteOwnedWallet(
  context: ServiceContext,
  holder: KeyHolder,
  { confirmName, ...fields }: DeleteWallet,
): Promise<void> {
  const { db, platform } = context;
  const { userId, walletId, ip } = holder;
  const { name } = await loadOwnedWallet(db, holder);
  const secret = requireSecret(fields);
  if (confirmName !== name)
    throw fieldRefused('confirmName', { message: 'This is not the name of the wallet' });
  await withUnsealed(context, { userId, walletId, ip, secret }, () =>
    db.transaction(async (tx) => {
      // A send that is being signed counts: it is in the books, or finds the wallet gone.
      await lockHeldWallet(tx, { userId, walletId });
      await refuseWhilePaid(tx, walletId, nowOf(platform));
      await refuseWhilePending(tx, walletId);
      await tx
        .update(wallets)
        .set({ deletedAt: nowOf(platform) })
        .where(eq(wallets.id, walletId));
      await noteKeyEvent(tx, context, { ...holder, type: 'WALLET_DELETED' });
    }),
  );
}

/**
 * Refuses while sends are pending. Incoming transactions do not count: a stranger must not keep a
 * wallet from being deleted.
 */
async function refuseWhilePending(tx: Db, walletId: string): Promise<void> {
  const { blockHeight, endedAs, type } = transactions;
  const pending = await tx.$count(
    transactions,
    and(
      eq(transactions.walletId, walletId),
      isNull(blockHeight),
      isNull(endedAs),
      ne(type, 'RECEIVED'),
    ),
  );
  if (pending > 0)
    throw new ApiError(409, 'WALLET_HAS_PENDING', {
      errors: [
        'A transaction of this wallet is still pending. Delete the wallet once it is confirmed.',
      ],
    });
}
