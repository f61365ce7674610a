import { findAccountAsset, toBaseUnits, toDecimal } from '@billfold/core';
import type { ChartFlow } from '@billfold/core/contract';
import type { ChartGrid } from '../rates/chart-grid.ts';
import { formatCents } from '../rates/fiat-value.ts';
import { type HeldSnapshot, type Movement, type PlacedFlow, placeFlows } from './place-flows.ts';

export interface FlowRow extends Movement {
  readonly assetId: string;
  /** Value of its time; null where there was no price. */
  readonly cents: bigint | null;
  readonly toAddress: string | null;
}

export interface FlowPlaces {
  readonly grid: ChartGrid;
  /** Oldest first. */
  readonly snapshots: readonly HeldSnapshot[];
  /** Time of the last drawn point; null for none. */
  readonly drawnUntil: Date | null;
}

/**
 * Returns what came in and left, oldest first: each where the drawn value has it first, with all of
 * one step together. What no snapshot has yet comes after the last point, with the value of now.
 */
export function flowsOf(
  rows: readonly FlowRow[],
  { grid: { from, stepMs }, snapshots, drawnUntil }: FlowPlaces,
): readonly ChartFlow[] {
  const timed = placeFlows(rows, snapshots).map(({ row, snapshot }) => {
    const afterPoints = Math.max(row.at.getTime(), (drawnUntil?.getTime() ?? 0) + 1);
    const t = snapshot?.at ?? (drawnUntil === null ? row.at : new Date(afterPoints));
    return { t, row, cents: centsOf({ row, snapshot }) };
  });
  const wanted = timed
    .filter(({ t }) => from === null || t >= from)
    .sort((a, b) => a.t.getTime() - b.t.getTime() || a.row.at.getTime() - b.row.at.getTime());
  const steps = new Map<number, TimedFlow[]>();
  for (const flow of wanted) {
    const step = Math.ceil(flow.t.getTime() / stepMs);
    const found = steps.get(step);
    if (found) found.push(flow);
    else steps.set(step, [flow]);
  }
  return [...steps.values()].map(toFlow);
}

interface TimedFlow {
  readonly t: Date;
  readonly row: FlowRow;
  readonly cents: bigint;
}

/** Without a price of its time, the value that the balance gets with it. */
function centsOf({ row, snapshot }: PlacedFlow<FlowRow>): bigint {
  if (row.cents !== null) return row.cents;
  if (snapshot === null || snapshot.cents === null || snapshot.units === 0n) return 0n;
  return (snapshot.cents * row.units) / snapshot.units;
}

function toFlow(flows: readonly TimedFlow[]): ChartFlow {
  const sum = (type: FlowRow['type']): bigint =>
    flows.reduce((total, { row, cents }) => total + (row.type === type ? cents : 0n), 0n);
  const [first, ...others] = flows;
  return {
    t: flows.at(-1)?.t ?? new Date(0),
    received: formatCents(sum('RECEIVED')),
    sent: formatCents(sum('SENT')),
    count: flows.length,
    only: first === undefined || others.length > 0 ? null : onlyOf(first.row),
  };
}

function onlyOf({ type, assetId, units, toAddress }: FlowRow): ChartFlow['only'] {
  const asset = findAccountAsset(assetId);
  if (asset === undefined) return null;
  const { network, symbol, decimals } = asset;
  const amount = toDecimal(toBaseUnits(units), { decimals });
  return { type, network, symbol, amount, toAddress: type === 'SENT' ? toAddress : null };
}
