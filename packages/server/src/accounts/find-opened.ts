import { getNetwork } from '@billfold/core';
import { and, eq, isNotNull, ne, or } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { isAnyOf } from '../db/is-any-of.ts';
import type { Db } from '../db/open-database.ts';
import { openingBalances, transactions } from '../db/schema.ts';
import type { OwnedAccount } from './account-store.ts';

/**
 * Ids of the accounts that their chain has opened, of networks where a first deposit does that: one
 * of the native asset, in a block. A token lands in the books of its contract and opens nothing.
 * An account that has sent anything was open before.
 */
export async function findOpened(
  db: Db,
  rows: readonly OwnedAccount[],
): Promise<ReadonlySet<string>> {
  const asked = rows.filter(({ network }) => getNetwork(network).activation !== null);
  if (asked.length === 0) return new Set();
  const ids = asked.map(({ id }) => id);
  const found = await unionAll(findMoved(db, ids), findHeld(db, ids));
  return new Set(found.map((row) => row.accountId));
}

function findMoved(db: Db, ids: readonly string[]) {
  const { accountId, assetId, network, type, blockHeight } = transactions;
  const opens = or(eq(assetId, network), ne(type, 'RECEIVED'));
  return db
    .select({ accountId })
    .from(transactions)
    .where(and(isAnyOf(accountId, ids), isNotNull(blockHeight), opens))
    .groupBy(accountId);
}

/** Finds the accounts whose native balance was known at import. */
function findHeld(db: Db, ids: readonly string[]) {
  const { accountId, assetId, network, valueUnits } = openingBalances;
  return db
    .select({ accountId })
    .from(openingBalances)
    .where(and(isAnyOf(accountId, ids), eq(assetId, network), isNotNull(valueUnits)))
    .groupBy(accountId);
}
