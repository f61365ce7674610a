import { getNetwork, type Network, networkCodes, toBaseUnits, toDecimal } from '@billfold/core';
import type { Account } from '@billfold/core/contract';
import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/open-database.ts';
import { addresses } from '../../db/schema.ts';
import { nowOf, type ServerPlatform } from '../../platform/server-platform.ts';
import { type Balance, loadBalances } from './account-balances.ts';
import type { OwnedAccount } from './account-store.ts';
import { type Cursor, loadCursors } from './chain-cursors.ts';

/** The watcher reaches the head every few seconds; after this its numbers are called stale. */
const staleAfterMs = 60_000;

/** Accounts of one wallet as the API shows them, in the given order. */
export async function toAccounts(
  db: Db,
  platform: ServerPlatform,
  rows: readonly OwnedAccount[],
): Promise<readonly Account[]> {
  if (rows.length === 0) return [];
  const cursors = await loadCursors(db);
  const balances = await loadAllBalances(db, rows, cursors);
  const receiving = await loadReceiving(db, rows);
  const now = nowOf(platform).getTime();
  return rows.map((row) => {
    const network = getNetwork(row.network);
    const cursor = cursors.get(row.network);
    const balance = balances.get(row.id);
    const received = receiving.get(row.id);
    const asMoney = (units = toBaseUnits(0n)) => toDecimal(units, { decimals: network.decimals });
    return {
      id: row.id,
      name: row.name,
      blockchainNetwork: row.network,
      derivationPath: row.path,
      nativeBalance: asMoney(balance?.spendable),
      pendingBalance: asMoney(balance?.pending),
      tokens: [],
      isArchived: row.isArchived,
      isDeleted: row.deletedAt !== null,
      depositAddressCount: received?.count ?? 0,
      activatedOnChain: network.activation === null || (received?.isUsed ?? false),
      createdAt: row.createdAt,
      asOf: cursor?.syncedAt ?? row.createdAt,
      stale: cursor === undefined || now - cursor.syncedAt.getTime() > staleAfterMs,
    };
  });
}

async function loadAllBalances(
  db: Db,
  rows: readonly OwnedAccount[],
  cursors: ReadonlyMap<Network, Cursor>,
): Promise<ReadonlyMap<string, Balance>> {
  const all = new Map<string, Balance>();
  for (const network of networkCodes) {
    const accountIds = rows.filter((row) => row.network === network).map((row) => row.id);
    const request = { network, accountIds, cursor: cursors.get(network) };
    for (const [id, balance] of await loadBalances(db, request)) all.set(id, balance);
  }
  return all;
}

interface Receiving {
  readonly count: number;
  readonly isUsed: boolean;
}

async function loadReceiving(
  db: Db,
  rows: readonly OwnedAccount[],
): Promise<ReadonlyMap<string, Receiving>> {
  const ids = rows.map((row) => row.id);
  const found = await db
    .select({
      accountId: addresses.accountId,
      count: count(),
      isUsed: sql<boolean>`bool_or(${addresses.firstUsedAt} is not null)`,
    })
    .from(addresses)
    .where(and(inArray(addresses.accountId, ids), eq(addresses.branch, 'receive')))
    .groupBy(addresses.accountId);
  return new Map(found.map(({ accountId, ...receiving }) => [accountId, receiving]));
}
