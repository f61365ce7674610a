import type { OwnedTransaction, Transaction } from '@billfold/core/contract';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { hasSeed } from '../db/has-seed.ts';
import type { Db } from '../db/open-database.ts';
import { transactions, wallets } from '../db/schema.ts';
import { notFound } from '../platform/api-error.ts';
import { refuseForeignWallet, type WalletOwner } from '../wallets/wallet-store.ts';
import { selectTransactions, toTransaction } from './load-transaction.ts';

/** Loads a transaction of one owned wallet. @throws {ApiError} 404 */
export async function loadOwnedTransaction(
  db: Db,
  owner: WalletOwner,
  id: string,
): Promise<Transaction> {
  await refuseForeignWallet(db, owner);
  const isWanted = and(eq(transactions.id, id), eq(transactions.walletId, owner.walletId));
  const [found] = await selectTransactions(db, isWanted);
  if (found === undefined) throw notFound('transaction');
  return toTransaction(found);
}

/** Finds a transaction among all wallets of a user, deleted ones left out. @throws {ApiError} 404 */
export async function findOwnedTransaction(
  db: Db,
  userId: string,
  id: string,
): Promise<OwnedTransaction> {
  const owned = db
    .select({ id: wallets.id })
    .from(wallets)
    .where(and(eq(wallets.userId, userId), hasSeed, isNull(wallets.deletedAt)));
  const isWanted = and(eq(transactions.id, id), inArray(transactions.walletId, owned));
  const [found] = await selectTransactions(db, isWanted);
  if (found === undefined) throw notFound('transaction');
  return { ...toTransaction(found), walletId: found.row.walletId };
}
