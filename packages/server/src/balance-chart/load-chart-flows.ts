import { findAccountAsset, toBaseUnits, toDecimal } from '@billfold/core';
import type { ChartFlow } from '@billfold/core/contract';
import { and, asc, eq, gte, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { accounts, transactions } from '../db/schema.ts';
import type { ChartGrid } from '../rates/chart-grid.ts';
import { formatCents } from '../rates/fiat-value.ts';

interface FlowRow {
  readonly at: Date;
  readonly type: 'SENT' | 'RECEIVED';
  readonly assetId: string;
  readonly units: bigint;
  readonly cents: bigint | null;
  readonly toAddress: string | null;
}

/**
 * Loads what came into a wallet and left it, oldest first, with all transactions of one step of the
 * chart together; `isOwn` chooses the accounts. Spam, failed transactions and hidden tokens are left
 * out, as they are in the value.
 */
export async function loadChartFlows(
  db: Db,
  isOwn: SQL | undefined,
  { from, stepMs }: ChartGrid,
): Promise<readonly ChartFlow[]> {
  const rows = await loadRows(db, isOwn, from);
  const steps = new Map<number, FlowRow[]>();
  for (const row of rows) {
    const step = Math.ceil(row.at.getTime() / stepMs);
    const found = steps.get(step);
    if (found) found.push(row);
    else steps.set(step, [row]);
  }
  return [...steps.values()].map(toFlow);
}

async function loadRows(
  db: Db,
  isOwn: SQL | undefined,
  from: Date | null,
): Promise<readonly FlowRow[]> {
  const { createdAt, type, assetId, valueUnits, fiatMinor, toAddress } = transactions;
  const rows = await db
    .select({
      ...{ at: createdAt, type, assetId, toAddress },
      ...{ units: valueUnits, cents: fiatMinor },
    })
    .from(transactions)
    .innerJoin(accounts, eq(accounts.id, transactions.accountId))
    .where(
      and(
        isOwn,
        sql`not ${accounts.hiddenTokens} ? ${assetId}`,
        inArray(type, ['SENT', 'RECEIVED']),
        eq(transactions.isSpam, false),
        isNull(transactions.endedAs),
        isNotNull(transactions.blockHeight),
        from === null ? undefined : gte(createdAt, from),
      ),
    )
    .orderBy(asc(createdAt), asc(transactions.id));
  return rows.flatMap(({ type: kind, ...row }) =>
    kind === 'SENT' || kind === 'RECEIVED' ? [{ ...row, type: kind }] : [],
  );
}

function toFlow(rows: readonly FlowRow[]): ChartFlow {
  const sum = (type: FlowRow['type']): bigint =>
    rows.reduce((total, row) => total + (row.type === type ? (row.cents ?? 0n) : 0n), 0n);
  const [first, ...others] = rows;
  const last = rows.at(-1);
  return {
    t: last?.at ?? new Date(0),
    received: formatCents(sum('RECEIVED')),
    sent: formatCents(sum('SENT')),
    count: rows.length,
    only: first === undefined || others.length > 0 ? null : onlyOf(first),
  };
}

function onlyOf({ type, assetId, units, toAddress }: FlowRow): ChartFlow['only'] {
  const asset = findAccountAsset(assetId);
  if (asset === undefined) return null;
  const { network, symbol, decimals } = asset;
  const amount = toDecimal(toBaseUnits(units), { decimals });
  return { type, network, symbol, amount, toAddress: type === 'SENT' ? toAddress : null };
}
