import { type BaseUnits, findAccountAsset, toBaseUnits } from '@billfold/core';
import { and, asc, desc, eq, gt, gte, inArray, isNull, max } from 'drizzle-orm';
import { loadBalances } from '../accounts/account-balances.ts';
import { loadCursors } from '../chains/chain-cursors.ts';
import { type ServedNetwork, servedNetworks } from '../chains/served-networks.ts';
import type { ServiceContext } from '../context.ts';
import { isOfWallet } from '../db/is-of-wallet.ts';
import type { Db } from '../db/open-database.ts';
import { accounts, balanceSnapshots, wallets } from '../db/schema.ts';
import { fiatValue } from '../rates/fiat-value.ts';
import { loadPrices } from '../rates/load-prices.ts';

/** Interval of snapshots of wallets in use; the others get one an hour. */
export const snapshotEveryMs = 5 * 60_000;
const hourMs = 3_600_000;
/** A wallet that was opened within this time is in use. */
const activeMs = 24 * hourMs;
const batchSize = 500;

type SnapshotContext = Pick<ServiceContext, 'db' | 'platform' | 'rates'>;

/**
 * Writes down what accounts hold and what that is worth, at the last full five minutes. Doing it
 * again changes nothing. What holds nothing is written once, after it held something, and what neither grew nor
 * changed its value once an hour.
 */
export async function takeSnapshots(context: SnapshotContext): Promise<void> {
  const { db, platform } = context;
  const now = platform.clock.now();
  const at = new Date(now - (now % snapshotEveryMs));
  const since = await loadReach(db);
  const cursors = await loadCursors(db);
  for (const network of servedNetworks) {
    const cursor = cursors.get(network);
    // Without the chain nothing is known of its balances.
    if (cursor === undefined) continue;
    for (let after: string | null = null; ; ) {
      const ids = await loadAccountIds(db, { network, at, after });
      if (ids.length === 0) break;
      const balances = await loadBalances(db, { network, accountIds: ids, cursor });
      const held = [...balances].flatMap(([accountId, assets]) =>
        [...assets].map(([assetId, { spendable }]) => ({ accountId, assetId, units: spendable })),
      );
      const last = since === null ? [] : await loadLast(db, { ids, since });
      await write(context, { at, held: withZeros(held, last), last });
      if (ids.length < batchSize) break;
      after = ids.at(-1) ?? null;
    }
  }
}

interface Batch {
  readonly network: ServedNetwork;
  readonly at: Date;
  readonly after: string | null;
}

async function loadAccountIds(db: Db, { network, at, after }: Batch): Promise<readonly string[]> {
  const isFullHour = at.getTime() % hourMs === 0;
  const rows = await db
    .select({ id: accounts.id })
    .from(accounts)
    .innerJoin(wallets, eq(wallets.id, accounts.walletId))
    .where(
      and(
        eq(accounts.network, network),
        isOfWallet,
        isNull(accounts.deletedAt),
        isNull(wallets.deletedAt),
        isFullHour ? undefined : gte(wallets.lastUsedAt, new Date(at.getTime() - activeMs)),
        after === null ? undefined : gt(accounts.id, after),
      ),
    )
    .orderBy(asc(accounts.id))
    .limit(batchSize);
  return rows.map(({ id }) => id);
}

interface Held {
  readonly accountId: string;
  readonly assetId: string;
  readonly units: BaseUnits;
}
interface LastHeld extends Held {
  readonly at: Date;
  /** Null when there was no price. */
  readonly fiatMinor: bigint | null;
}
interface Written {
  readonly at: Date;
  readonly held: readonly Held[];
  readonly last: readonly LastHeld[];
}

async function write({ db, rates }: SnapshotContext, { at, held, last }: Written): Promise<void> {
  if (held.length === 0) return;
  const assets = [...new Set(held.map(({ assetId }) => assetId))].flatMap(
    (id) => findAccountAsset(id) ?? [],
  );
  const prices = await loadPrices(rates, assets, at);
  const byId = new Map(assets.map((asset) => [asset.id, asset]));
  const standing = new Map(last.map((row) => [nameOf(row), row]));
  const rows = held.flatMap((place) => {
    const asset = byId.get(place.assetId);
    if (asset === undefined) return [];
    const { units } = place;
    const priced = fiatValue(units, asset, prices.get(asset.id) ?? null);
    const row = { ...place, at, fiatMinor: units === 0n ? 0n : priced };
    return isStill(row, standing.get(nameOf(place))) ? [] : [row];
  });
  if (rows.length > 0) await db.insert(balanceSnapshots).values(rows).onConflictDoNothing();
}

/** True where a chart would draw the last snapshot again, which is of the same hour. */
function isStill(row: LastHeld, last: LastHeld | undefined): boolean {
  return (
    last !== undefined &&
    row.units === last.units &&
    row.fiatMinor === last.fiatMinor &&
    hourOf(row.at) === hourOf(last.at)
  );
}

const hourOf = (at: Date): number => Math.floor(at.getTime() / hourMs);
const nameOf = ({ accountId, assetId }: Omit<Held, 'units'>): string => `${accountId}:${assetId}`;

/**
 * How far to look back for what was held: to the last time that snapshots were taken, however long
 * ago, and as far again as the hour between those of a wallet that nobody opens.
 */
async function loadReach(db: Db): Promise<Date | null> {
  const [row] = await db.select({ last: max(balanceSnapshots.at) }).from(balanceSnapshots);
  const last = row?.last ?? null;
  return last === null ? null : new Date(last.getTime() - 2 * hourMs);
}

interface Reach {
  readonly ids: readonly string[];
  readonly since: Date;
}

async function loadLast(db: Db, { ids, since }: Reach): Promise<readonly LastHeld[]> {
  const { accountId, assetId, at, units, fiatMinor } = balanceSnapshots;
  const rows = await db
    .selectDistinctOn([accountId, assetId], { accountId, assetId, at, units, fiatMinor })
    .from(balanceSnapshots)
    .where(and(inArray(accountId, [...ids]), gte(at, since)))
    .orderBy(accountId, assetId, desc(at));
  return rows.map((row) => ({ ...row, units: toBaseUnits(row.units) }));
}

/**
 * Returns what is held, with a zero for each asset that was held until now: once, as a zero is new only after
 * another value.
 */
function withZeros(held: readonly Held[], last: readonly LastHeld[]): readonly Held[] {
  const full = held.filter(({ units }) => units > 0n);
  const standing = new Set(full.map(nameOf));
  const emptied = last.filter((row) => row.units > 0n && !standing.has(nameOf(row)));
  const zeros = emptied.map(({ accountId, assetId }) => ({
    ...{ accountId, assetId, units: toBaseUnits(0n) },
  }));
  return [...full, ...zeros];
}
