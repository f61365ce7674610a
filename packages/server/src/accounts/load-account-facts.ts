import { getNetwork } from '@billfold/core';
import { and, eq, inArray, isNotNull, isNull, min, ne, or, type SQL, sql } from 'drizzle-orm';
import { servedNetworks } from '../chains/served-networks.ts';
import { isAnyOf } from '../db/is-any-of.ts';
import type { Db } from '../db/open-database.ts';
import {
  accountSearches,
  accounts,
  addresses,
  openingBalances,
  transactions,
} from '../db/schema.ts';
import type { OwnedAccount } from './account-store.ts';
import { isShown } from './is-shown.ts';

export interface AccountFacts {
  /** Number of addresses that people see of the account. */
  readonly receiving: number;
  /** True where its chain has the account, or needs none. */
  readonly isOpened: boolean;
  /** True while other accounts of its wallet are searched on its network. */
  readonly isSearching: boolean;
}

/**
 * Loads facts of accounts by one query, by the ids of accounts. A first row that tells them ends the search for each:
 * the length of a history costs nothing.
 */
export async function loadAccountFacts(
  db: Db,
  rows: readonly Pick<OwnedAccount, 'id'>[],
): Promise<ReadonlyMap<string, AccountFacts>> {
  const ids = rows.map(({ id }) => id);
  const found = await db
    .select({
      id: accounts.id,
      receiving: db.$count(addresses, and(eq(addresses.accountId, accounts.id), isShown())),
      isOpened: isOpened(db),
      isSearching: isSearching(db),
    })
    .from(accounts)
    .where(isAnyOf(accounts.id, ids));
  return new Map(found.map(({ id, ...facts }) => [id, facts]));
}

function isSearching(db: Db): SQL<boolean> {
  const { walletId, network, finishedAt } = accountSearches;
  const search = db
    .select({ found: sql`true` })
    .from(accountSearches)
    .where(
      and(...[eq(walletId, accounts.walletId), eq(network, accounts.network), isNull(finishedAt)]),
    );
  return sql<boolean>`exists ${search}`;
}

const activated = servedNetworks.filter((code) => getNetwork(code).activation !== null);

/**
 * On networks where a first deposit opens an account: one of the native asset, in a block, or one that was known at
 * import. A token lands in the books of its contract and opens nothing. An account that has sent anything was open
 * before. The first hash comes from an index: PostgreSQL would look for a row that exists by reading the whole table where
 * few accounts have most of it.
 */
function isOpened(db: Db): SQL<boolean> {
  const { accountId, assetId, network, type, blockHeight, hash } = transactions;
  const moved = db
    .select({ first: min(hash) })
    .from(transactions)
    .where(
      and(
        ...[eq(accountId, accounts.id), isNotNull(blockHeight)],
        or(eq(assetId, network), ne(type, 'RECEIVED')),
      ),
    );
  const opening = openingBalances;
  const held = db
    .select({ found: sql`true` })
    .from(opening)
    .where(
      and(
        ...[eq(opening.accountId, accounts.id), eq(opening.assetId, opening.network)],
        isNotNull(opening.valueUnits),
      ),
    );
  return sql<boolean>`case when ${inArray(accounts.network, activated)} then (${moved}) is not null or exists ${held} else true end`;
}
