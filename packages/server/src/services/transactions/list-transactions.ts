import type { ListTransactions, Page, Transaction } from '@billfold/core/contract';
import { and, count, desc, eq, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/open-database.ts';
import { transactions } from '../../db/schema.ts';
import { selectTransactions, toTransaction } from './load-transaction.ts';

/** Newest first. The wallet is the caller's: the route has checked it. */
export async function listTransactions(
  db: Db,
  walletId: string,
  { Page: page = 1, PageSize: pageSize = 25, CryptoCurrencyType, AccountId }: ListTransactions,
): Promise<Page<Transaction>> {
  const where: SQL | undefined = and(
    eq(transactions.walletId, walletId),
    CryptoCurrencyType === undefined ? undefined : eq(transactions.network, CryptoCurrencyType),
    AccountId === undefined ? undefined : eq(transactions.accountId, AccountId),
  );
  const [total] = await db.select({ count: count() }).from(transactions).where(where);
  const rows = await selectTransactions(db, where)
    .orderBy(desc(transactions.createdAt), desc(transactions.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { items: rows.map(toTransaction), total: total?.count ?? 0, page, pageSize };
}
