import type { Transaction, UpdateNote } from '@billfold/core/contract';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { transactions } from '../db/schema.ts';
import { notFound } from '../platform/api-error.ts';
import { refuseForeignWallet, type WalletOwner } from '../wallets/wallet-store.ts';
import { loadTransaction } from './load-transaction.ts';

/** @throws {ApiError} 404 */
export async function updateOwnedNote(
  db: Db,
  owner: WalletOwner,
  { transactionId, note }: UpdateNote,
): Promise<Transaction> {
  await refuseForeignWallet(db, owner);
  const written = await db
    .update(transactions)
    .set({ note: note === '' ? null : note })
    .where(and(eq(transactions.id, transactionId), eq(transactions.walletId, owner.walletId)))
    .returning({ id: transactions.id });
  if (written.length === 0) throw notFound('transaction');
  return loadTransaction(db, transactionId);
}
