import type { ListTransactions } from '@billfold/core/contract';
import { and, count, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { chainCursors, transactionCounts, transactions } from '../db/schema.ts';
import { given, isOfCurrency, transactionsOf } from './transaction-filter.ts';

/** Counts the transactions of a wallet that match `filters`. */
export async function countTransactions(
  db: Db,
  walletId: string,
  filters: ListTransactions,
): Promise<number> {
  const [total] = await (isKept(filters)
    ? keptCount(db, walletId, filters)
    : countRows(db, walletId, filters));
  return total?.count ?? 0;
}

/** Returns whether the stored counts support all of `filters`. */
function isKept({
  CryptoCurrencyType: _network,
  Asset: _asset,
  AccountId: _account,
  Type: _type,
  IsSpam: _isSpam,
  ...others
}: ListTransactions): boolean {
  return Object.values(others).every((filter) => filter === undefined);
}

function keptCount(db: Db, walletId: string, filters: ListTransactions) {
  const { CryptoCurrencyType, Asset, AccountId, Type, IsSpam } = filters;
  const kept = transactionCounts;
  return db
    .select({ count: sql`coalesce(sum(${kept.count}), 0)`.mapWith(Number) })
    .from(kept)
    .where(
      and(
        eq(kept.walletId, walletId),
        isOfCurrency(CryptoCurrencyType, kept),
        given(Asset, (asset) => eq(kept.assetId, asset)),
        given(AccountId, (id) => eq(kept.accountId, id)),
        given(Type, (type) => eq(kept.type, type)),
        given(IsSpam, (isSpam) => eq(kept.isSpam, isSpam)),
      ),
    );
}

function countRows(db: Db, walletId: string, filters: ListTransactions) {
  const all = db
    .select({ count: count() })
    .from(transactions)
    .where(transactionsOf(walletId, filters))
    .$dynamic();
  // Only a status asks for heads; without them an index alone is counted.
  return filters.Status === undefined
    ? all
    : all.leftJoin(chainCursors, eq(chainCursors.network, transactions.network));
}
