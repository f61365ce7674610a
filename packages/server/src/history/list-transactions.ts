import type { ListTransactions, Page, Transaction } from '@billfold/core/contract';
import { desc } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { transactions } from '../db/schema.ts';
import { totalOf } from '../db/total-of.ts';
import { countTransactions } from './count-transactions.ts';
import { selectTransactions, toTransaction } from './load-transaction.ts';
import { transactionsOf } from './transaction-filter.ts';

/** Newest first. The wallet is the caller's: the route has checked it. */
export async function listTransactions(
  db: Db,
  walletId: string,
  { Page: page = 1, PageSize: pageSize = 25, ...filters }: ListTransactions,
): Promise<Page<Transaction>> {
  const rows = await selectTransactions(db, transactionsOf(walletId, filters))
    .orderBy(desc(transactions.createdAt), desc(transactions.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const total =
    totalOf(rows, { page, pageSize }) ?? (await countTransactions(db, walletId, filters));
  return { items: rows.map(toTransaction), total, page, pageSize };
}
