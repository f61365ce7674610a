import type { Page, PageQuery, Transaction } from '@billfold/core/contract';
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { isListed } from '../db/is-listed.ts';
import type { Db } from '../db/open-database.ts';
import { accounts, transactions } from '../db/schema.ts';
import { selectTransactions, toTransaction } from '../history/load-transaction.ts';
import { isOfBusinesses } from './held-funds.ts';
import { requireSettlement, type SettlementOwner } from './require-settlement.ts';

/** Lists what was sent from the accounts of a business, newest first. @throws {ApiError} 404 */
export async function loadSettlementSends(
  db: Db,
  owner: SettlementOwner,
  { page = 1, pageSize = 25 }: PageQuery,
): Promise<Page<Transaction>> {
  await requireSettlement(db, owner);
  const { walletId, accountId, type, createdAt, id } = transactions;
  const own = db.select({ id: accounts.id }).from(accounts).where(isOfBusinesses(owner));
  const isSent = and(
    eq(walletId, owner.walletId),
    sql`not ${isListed}`,
    ne(type, 'RECEIVED'),
    inArray(accountId, own),
  );
  const rows = await selectTransactions(db, isSent)
    .orderBy(desc(createdAt), desc(id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const total = await db.$count(transactions, isSent);
  return { items: rows.map(toTransaction), total, page, pageSize };
}
