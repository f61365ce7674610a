import {
  type BaseUnits,
  type Cents,
  findAccountAsset,
  type Rate,
  toBaseUnits,
  toFiat,
} from '@billfold/core';
import { asc, eq, sql } from 'drizzle-orm';
import { snapshotEveryMs } from '../balance-chart/take-snapshots.ts';
import type { ServiceContext } from '../context.ts';
import { accounts, balanceSnapshots } from '../db/schema.ts';
import type { RateSpan } from '../rates/rate-source.ts';
import type { DemoSpan } from './demo-world.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/**
 * Adds the snapshots between those that were taken after each transaction: the same amounts at the
 * prices of their time, as often as a wallet in use gets them.
 */
export async function fillSnapshots(
  { db, rates }: Pick<ServiceContext, 'db' | 'rates'>,
  walletId: string,
  span: DemoSpan,
): Promise<void> {
  const held = await loadHeld(db, walletId);
  const symbols = new Set(held.flatMap(({ assetId }) => findAccountAsset(assetId)?.symbol ?? []));
  const prices = new Map<string, readonly PriceAt[]>();
  for (const symbol of symbols) {
    const found: PriceAt[] = [];
    for (const part of partsOf(span)) found.push(...(await rates.findOver(symbol, part)));
    prices.set(symbol, found);
  }
  await writeRows(
    db,
    held.flatMap((each) => rowsOf(each, prices, span.end)),
  );
}

interface PriceAt {
  readonly at: Date;
  readonly rate: Rate;
}
/** Units of an asset between two snapshots. */
interface Held {
  readonly accountId: string;
  readonly assetId: string;
  readonly units: BaseUnits;
  readonly from: number;
  /** Null for until now. */
  readonly until: number | null;
}

async function loadHeld(db: ServiceContext['db'], walletId: string): Promise<readonly Held[]> {
  const { accountId, assetId, at, units } = balanceSnapshots;
  const rows = await db
    .select({ accountId, assetId, at, units })
    .from(balanceSnapshots)
    .innerJoin(accounts, eq(accounts.id, accountId))
    .where(eq(accounts.walletId, walletId))
    .orderBy(asc(accountId), asc(assetId), asc(at));
  return rows.flatMap(({ at: from, ...row }, place) => {
    const next = rows[place + 1];
    const isSame = next?.accountId === row.accountId && next.assetId === row.assetId;
    if (row.units === 0n) return [];
    const until = isSame ? next.at.getTime() : null;
    return [{ ...row, units: toBaseUnits(row.units), from: from.getTime(), until }];
  });
}

/** Steps of the past: four hours, an hour in the last week, and as in use on the last day. */
function partsOf({ begin, end }: DemoSpan): readonly RateSpan[] {
  const week = Math.max(begin, end - 8 * dayMs);
  const day = Math.max(begin, end - dayMs);
  const part = (from: number, until: number, stepMs: number): RateSpan => ({
    ...{ from: new Date(from), until: new Date(until), stepMs },
  });
  return [
    ...[part(begin, week, 4 * hourMs), part(week, day, hourMs)],
    part(day, end, snapshotEveryMs),
  ];
}

interface Row extends Pick<Held, 'accountId' | 'assetId' | 'units'> {
  readonly at: Date;
  readonly fiatMinor: Cents;
}

function rowsOf(
  { from, until, ...held }: Held,
  prices: ReadonlyMap<string, readonly PriceAt[]>,
  end: number,
): readonly Row[] {
  const asset = findAccountAsset(held.assetId);
  if (asset === undefined) return [];
  const known = (prices.get(asset.symbol) ?? []).filter(({ at }) => {
    const time = at.getTime();
    return time % snapshotEveryMs === 0 && time > from && time < (until ?? end);
  });
  return known.map(({ at, rate }) => ({
    ...{ ...held, at, fiatMinor: toFiat(held.units, rate, asset) },
  }));
}

/** Writes thousands of rows as five arrays: a parameter for each of their values takes half a second to write. */
async function writeRows(db: ServiceContext['db'], rows: readonly Row[]): Promise<void> {
  const column = (read: (row: Row) => unknown) => sql.param(rows.map(read));
  await db.execute(sql`insert into ${balanceSnapshots} (account_id, asset_id, at, units, fiat_minor)
    select * from unnest(
      ${column(({ accountId }) => accountId)}::uuid[],
      ${column(({ assetId }) => assetId)}::text[],
      ${column(({ at }) => at.toISOString())}::timestamptz[],
      ${column(({ units }) => units.toString())}::numeric[],
      ${column(({ fiatMinor }) => fiatMinor.toString())}::numeric[]
    )
    on conflict do nothing`);
}
