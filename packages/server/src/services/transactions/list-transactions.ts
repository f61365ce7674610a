import type { ListTransactions, Page, Transaction } from '@billfold/core/contract';
import { count, desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/open-database.ts';
import { chainCursors, transactions } from '../../db/schema.ts';
import { selectTransactions, toTransaction } from './load-transaction.ts';
import { transactionsOf } from './transaction-filter.ts';

/** Newest first. The wallet is the caller's: the route has checked it. */
export async function listTransactions(
  db: Db,
  walletId: string,
  { Page: page = 1, PageSize: pageSize = 25, ...filters }: ListTransactions,
): Promise<Page<Transaction>> {
  const where = transactionsOf(walletId, filters);
  const [total] = await db
    .select({ count: count() })
    .from(transactions)
    .leftJoin(chainCursors, eq(chainCursors.network, transactions.network))
    .where(where);
  const rows = await selectTransactions(db, where)
    .orderBy(desc(transactions.createdAt), desc(transactions.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { items: rows.map(toTransaction), total: total?.count ?? 0, page, pageSize };
}
