import { getNetwork, type Network, toBaseUnits, toDecimal } from '@billfold/core';
import type { Account } from '@billfold/core/contract';
import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { servedNetworks } from '../../chains/served-networks.ts';
import type { Db } from '../../db/open-database.ts';
import { addresses } from '../../db/schema.ts';
import { nowOf } from '../../platform/server-platform.ts';
import type { ServiceContext } from '../context.ts';
import { fiatValue, formatCents } from '../rates/fiat-value.ts';
import type { KnownRate, Rates } from '../rates/rates.ts';
import { type Balance, loadBalances } from './account-balances.ts';
import type { OwnedAccount } from './account-store.ts';
import { type Cursor, loadCursors } from './chain-cursors.ts';

/** The watcher reaches the head every second; after this its numbers are called stale. */
const staleAfterMs = 15_000;

/** Accounts of one wallet as the API shows them, in the given order. */
export async function toAccounts(
  { db, platform, rates }: Pick<ServiceContext, 'db' | 'platform' | 'rates'>,
  rows: readonly OwnedAccount[],
): Promise<readonly Account[]> {
  if (rows.length === 0) return [];
  const now = nowOf(platform);
  const prices = await loadPrices(rates, rows, now);
  const cursors = await loadCursors(db);
  const balances = await loadAllBalances(db, rows, cursors);
  const receiving = await loadReceiving(db, rows);
  return rows.map((row) => {
    const network = getNetwork(row.network);
    const cursor = cursors.get(row.network);
    const balance = balances.get(row.id);
    const received = receiving.get(row.id);
    const spendable = balance?.spendable ?? toBaseUnits(0n);
    const fiat = fiatValue(spendable, row.network, prices.get(row.network) ?? null);
    const asMoney = (units = toBaseUnits(0n)) => toDecimal(units, { decimals: network.decimals });
    return {
      id: row.id,
      name: row.name,
      blockchainNetwork: row.network,
      derivationPath: row.path,
      nativeBalance: asMoney(spendable),
      pendingBalance: asMoney(balance?.pending),
      fiatBalance: fiat === null ? null : formatCents(fiat),
      tokens: [],
      isArchived: row.isArchived,
      isDeleted: row.deletedAt !== null,
      depositAddressCount: received?.count ?? 0,
      activatedOnChain: network.activation === null || (received?.isUsed ?? false),
      createdAt: row.createdAt,
      asOf: cursor?.syncedAt ?? row.createdAt,
      stale: cursor === undefined || now.getTime() - cursor.syncedAt.getTime() > staleAfterMs,
    };
  });
}

async function loadAllBalances(
  db: Db,
  rows: readonly OwnedAccount[],
  cursors: ReadonlyMap<Network, Cursor>,
): Promise<ReadonlyMap<string, Balance>> {
  const all = new Map<string, Balance>();
  for (const network of servedNetworks) {
    const accountIds = rows.filter((row) => row.network === network).map((row) => row.id);
    const request = { network, accountIds, cursor: cursors.get(network) };
    for (const [id, balance] of await loadBalances(db, request)) all.set(id, balance);
  }
  return all;
}

async function loadPrices(
  rates: Rates,
  rows: readonly OwnedAccount[],
  now: Date,
): Promise<ReadonlyMap<Network, KnownRate | null>> {
  const prices = new Map<Network, KnownRate | null>();
  for (const network of new Set(rows.map((row) => row.network)))
    prices.set(network, await rates.find(getNetwork(network).symbol, now));
  return prices;
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
