import { getNetwork, networkCodes, parseAmount } from '@billfold/core';
import type { ListTransactions, TransactionStatus } from '@billfold/core/contract';
import { findCurrencyScope } from '@billfold/core/internal';
import {
  type AnyColumn,
  and,
  eq,
  gte,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { isUnlisted } from '../chains/unlisted-hash.ts';
import { escapePattern } from '../db/escape-pattern.ts';
import { isListed } from '../db/is-listed.ts';
import { chainCursors, transactions } from '../db/schema.ts';

/**
 * Returns the condition for `filters` in one wallet. The query must join the cursor of the network.
 */
export function transactionsOf(walletId: string, filters: ListTransactions): SQL | undefined {
  const { CryptoCurrencyType, Asset, AccountId, DateFrom, DateTo, FiatFrom, FiatTo } = filters;
  const { Type, Status, Search, IsSpam } = filters;
  return and(
    eq(transactions.walletId, walletId),
    isListed,
    isOfCurrency(CryptoCurrencyType, transactions),
    given(Asset, (asset) => eq(transactions.assetId, asset)),
    given(AccountId, (id) => eq(transactions.accountId, id)),
    given(DateFrom, (at) => gte(transactions.createdAt, at)),
    given(DateTo, (at) => lt(transactions.createdAt, at)),
    given(FiatFrom, (usd) => gte(transactions.fiatMinor, parseAmount(usd, 2))),
    given(FiatTo, (usd) => lte(transactions.fiatMinor, parseAmount(usd, 2))),
    given(Type, (type) => eq(transactions.type, type)),
    given(Status, hasStatus),
    given(Search, contains),
    given(IsSpam, (isSpam) => eq(transactions.isSpam, isSpam)),
  );
}

interface AssetColumns {
  readonly network: AnyColumn;
  readonly assetId: AnyColumn;
}

/** Returns the condition for a `CryptoCurrencyType`; none where it is missing or empty. */
export function isOfCurrency(
  name: string | undefined,
  { network, assetId }: AssetColumns,
): SQL | undefined {
  const scope = findCurrencyScope(name ?? '');
  if (scope === undefined) return undefined;
  const { networks, assetIds } = scope;
  return assetIds === null ? inArray(network, [...networks]) : inArray(assetId, [...assetIds]);
}

/** The filter that a value asks for; none without it. */
export function given<T>(
  value: T | undefined,
  filter: (value: T) => SQL | undefined,
): SQL | undefined {
  return value === undefined ? undefined : filter(value);
}

/**
 * Returns the condition for a status, in the order of core's `statusOf`: a status is derived, never
 * stored.
 */
function hasStatus(status: TransactionStatus): SQL | undefined {
  const { blockHeight, endedAs } = transactions;
  const lives = isNull(endedAs);
  switch (status) {
    case 'FAILED':
    case 'DROPPED':
    case 'REPLACED':
      return eq(endedAs, status);
    case 'PENDING':
      return and(lives, isNull(blockHeight));
    case 'CONFIRMING':
      return and(lives, isNotNull(blockHeight), not(isDeepEnough));
    case 'CONFIRMED':
      return and(lives, isNotNull(blockHeight), isDeepEnough);
    default:
      return status satisfies never;
  }
}

/** A network whose head is not known confirms nothing. */
const isDeepEnough = sql`coalesce(${chainCursors.height} - ${transactions.blockHeight} + 1 >= ${requiredConfirmations()}, false)`;

function requiredConfirmations(): SQL {
  const cases = networkCodes.map(
    (code) => sql`when ${code} then ${getNetwork(code).confirmations.available}::integer`,
  );
  return sql`case ${transactions.network} ${sql.join(cases, sql` `)} end`;
}

function contains(text: string): SQL | undefined {
  const pattern = `%${escapePattern(text)}%`;
  const { hash, fromAddress, toAddress, note } = transactions;
  return or(
    and(inAscii(hash, pattern), not(isUnlisted(hash))),
    inAscii(fromAddress, pattern),
    inAscii(toAddress, pattern),
    ilike(note, pattern),
  );
}

/**
 * Returns the condition that a column of ASCII matches a pattern in any case. Folding the letters of every
 * language takes more than twice as long, which is felt in a history of 100,000 rows.
 */
const inAscii = (column: AnyColumn, pattern: string): SQL =>
  sql`${column} collate "C" ilike ${pattern}`;
