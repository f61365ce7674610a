import type { ListTransactions, Page, Transaction } from '@billfold/core/contract';
import { desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { chainCursors, transactions } from '../db/schema.ts';
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
  const newestFirst = [desc(transactions.createdAt), desc(transactions.id)];
  // The rows before the page are counted by an index, without what else is selected of them.
  const ids = selectIds(db, transactionsOf(walletId, filters), filters)
    .orderBy(...newestFirst)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const rows = await selectTransactions(db, inArray(transactions.id, ids)).orderBy(...newestFirst);
  const total =
    totalOf(rows, { page, pageSize }) ?? (await countTransactions(db, walletId, filters));
  return { items: rows.map(toTransaction), total, page, pageSize };
}

/** Only a status asks for heads; without them an index alone is read. */
function selectIds(db: Db, where: SQL | undefined, { Status }: Pick<ListTransactions, 'Status'>) {
  const all = db.select({ id: transactions.id }).from(transactions).where(where).$dynamic();
  return Status === undefined
    ? all
    : all.leftJoin(chainCursors, eq(chainCursors.network, transactions.network));
}
