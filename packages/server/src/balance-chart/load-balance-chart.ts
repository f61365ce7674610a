import type { BalanceChart, BalanceChartQuery } from '@billfold/core/contract';
import { and, asc, desc, eq, gte, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { isOfWallet } from '../db/is-of-wallet.ts';
import type { Db } from '../db/open-database.ts';
import { accounts, balanceSnapshots, wallets } from '../db/schema.ts';
import { notFound } from '../platform/api-error.ts';
import { fieldRefused } from '../platform/field-refused.ts';
import { nowOf } from '../platform/server-platform.ts';
import { type ChartGrid, gridOf } from '../rates/chart-grid.ts';
import { chartStep } from '../rates/chart-step.ts';
import { formatCents } from '../rates/fiat-value.ts';
import { refuseForeignWallet } from '../wallets/wallet-store.ts';
import { drawPoints } from './draw-points.ts';
import { flowsOf } from './flows-of.ts';
import { loadChartFlows } from './load-chart-flows.ts';
import type { HeldSnapshot } from './place-flows.ts';

/** Longest time that a deposit may take until it counts: flows are looked for that long before. */
const settlingMs = 24 * 3_600_000;

/**
 * Loads the value of a wallet, or of one of its accounts, over a period, at the prices of each
 * time.
 * @throws {ApiError} 404; 400 CURRENCY_NOT_SUPPORTED
 */
export async function loadBalanceChart(
  { db, platform }: Pick<ServiceContext, 'db' | 'platform'>,
  userId: string,
  { walletId, accountId, period = '1M', currency = 'USD' }: BalanceChartQuery,
): Promise<BalanceChart> {
  await refuseForeign(db, { userId, walletId, accountId });
  if (currency !== 'USD')
    throw fieldRefused('currency', {
      code: 'CURRENCY_NOT_SUPPORTED',
      message: 'History is kept in USD alone',
    });
  const now = nowOf(platform);
  const grid = gridOf(period, now);
  const isOwn = and(
    inArray(accounts.walletId, ownedWallets(db, { userId, walletId })),
    isNull(accounts.deletedAt),
    // An archived account has its own chart alone: the portfolio does not list it.
    accountId === undefined ? eq(accounts.isArchived, false) : eq(accounts.id, accountId),
  );
  // Hidden tokens are not counted.
  const isWanted = and(isOwn, sql`not ${accounts.hiddenTokens} ? ${balanceSnapshots.assetId}`);
  const { stepMs } = grid;
  const from = grid.from && new Date(grid.from.getTime() - settlingMs);
  const before = await loadBefore(db, isWanted, { from, stepMs });
  const snapshots = [...before, ...(await loadSteps(db, isWanted, { from, stepMs }))];
  const points = drawPoints(snapshots, { ...grid, until: now });
  const values = points.map(({ cents }) => cents);
  const figure = (cents: bigint | undefined) => (cents === undefined ? null : formatCents(cents));
  const sorted = [...values].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  return {
    points: points.map(({ at, cents }) => ({ t: at, value: formatCents(cents) })),
    first: figure(values[0]),
    last: figure(values.at(-1)),
    min: figure(sorted[0]),
    max: figure(sorted.at(-1)),
    currency,
    flows: flowsOf(await loadChartFlows(db, isOwn, before.at(-1)?.at ?? from), {
      ...{ grid, snapshots, drawnUntil: points.at(-1)?.at ?? null },
    }),
  };
}

interface ChartOwner {
  readonly userId: string;
  readonly walletId: string | undefined;
  readonly accountId: string | undefined;
}

/** @throws {ApiError} 404 */
async function refuseForeign(db: Db, { userId, walletId, accountId }: ChartOwner): Promise<void> {
  if (accountId === undefined) {
    if (walletId !== undefined) await refuseForeignWallet(db, { userId, walletId });
    return;
  }
  const [found] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      and(
        eq(accounts.id, accountId),
        isOfWallet,
        isNull(accounts.deletedAt),
        inArray(accounts.walletId, ownedWallets(db, { userId, walletId })),
      ),
    );
  if (found === undefined) throw notFound('account');
}

function ownedWallets(db: Db, { userId, walletId }: Omit<ChartOwner, 'accountId'>) {
  return db
    .select({ id: wallets.id })
    .from(wallets)
    .where(
      and(
        eq(wallets.userId, userId),
        isNull(wallets.deletedAt),
        walletId === undefined ? undefined : eq(wallets.id, walletId),
      ),
    );
}

const { at, accountId: ofAccount, assetId, fiatMinor, units } = balanceSnapshots;

/** Loads the snapshots that were valid when the period began. */
async function loadBefore(
  db: Db,
  isWanted: SQL | undefined,
  { from }: ChartGrid,
): Promise<readonly HeldSnapshot[]> {
  if (from === null) return [];
  const rows = await db
    .selectDistinctOn([ofAccount, assetId], { ofAccount, assetId, at, fiatMinor, units })
    .from(balanceSnapshots)
    .innerJoin(accounts, eq(accounts.id, ofAccount))
    .where(and(isWanted, lt(at, from)))
    .orderBy(ofAccount, assetId, desc(at));
  return rows.map(toSnapshot).sort((a, b) => a.at.getTime() - b.at.getTime());
}

/** The last of each step, oldest first. */
async function loadSteps(
  db: Db,
  isWanted: SQL | undefined,
  { from, stepMs }: ChartGrid,
): Promise<readonly HeldSnapshot[]> {
  const step = chartStep(at, stepMs);
  const rows = await db
    .selectDistinctOn([step, ofAccount, assetId], { ofAccount, assetId, at, fiatMinor, units })
    .from(balanceSnapshots)
    .innerJoin(accounts, eq(accounts.id, ofAccount))
    .where(and(isWanted, from === null ? undefined : gte(at, from)))
    .orderBy(asc(step), ofAccount, assetId, desc(at));
  return rows.map(toSnapshot).sort((a, b) => a.at.getTime() - b.at.getTime());
}

function toSnapshot(row: {
  readonly ofAccount: string;
  readonly assetId: string;
  readonly at: Date;
  readonly fiatMinor: bigint | null;
  readonly units: bigint;
}): HeldSnapshot {
  const { at: time, units: held } = row;
  return {
    holding: `${row.ofAccount}:${row.assetId}`,
    at: time,
    cents: row.fiatMinor,
    units: held,
  };
}
