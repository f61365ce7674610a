import { toDecimal } from '@billfold/core';
import { balancePoints } from '@billfold/core/flows';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCents } from '../rates/fiat-value.ts';
import { drawPoints } from './draw-points.ts';
import { type FlowRow, flowsOf } from './flows-of.ts';
import { type HeldSnapshot, placeFlows } from './place-flows.ts';

const minuteMs = 60_000;
const blockMinutes = 10;

interface Case {
  readonly movements: readonly Move[];
  /** Five minutes of the snapshots that were taken. */
  readonly looks: readonly number[];
  readonly stepMinutes: number;
}
interface Move {
  readonly holding: string;
  readonly minute: number;
  readonly share: number;
  readonly isSend: boolean;
  readonly waits: number;
}

const cases: fc.Arbitrary<Case> = fc.record({
  movements: fc.array(
    fc.record({
      holding: fc.constantFrom('a:BTC', 'a:ETH', 'b:BTC'),
      minute: fc.integer({ min: 1, max: 590 }),
      share: fc.integer({ min: 1, max: 9_999 }),
      isSend: fc.boolean(),
      waits: fc.integer({ min: 0, max: 3 }),
    }),
    { maxLength: 12 },
  ),
  looks: fc.uniqueArray(fc.integer({ min: 1, max: 120 }), { minLength: 1, maxLength: 60 }),
  stepMinutes: fc.constantFrom(5, 60, 240),
});

const endMinute = 700;

/** Lives a case at one cent per unit: what was held at each time, and what moved it. */
function live({ movements }: Case) {
  const rows: (FlowRow & { readonly settled: number })[] = [];
  const heldAt = (holding: string, minute: number) =>
    rows.reduce((sum, { type, units, settled, ...row }) => {
      if (row.holding !== holding || settled > minute) return sum;
      return type === 'SENT' ? sum - units : sum + units;
    }, 0n);
  for (const move of [...movements].sort((a, b) => a.minute - b.minute)) {
    const { holding, minute, isSend } = move;
    const held = heldAt(holding, minute);
    const units = isSend ? (held * BigInt(move.share)) / 9_999n : BigInt(move.share);
    if (units === 0n) continue;
    const height = Math.floor(minute / blockMinutes) + 1 + move.waits;
    const settled = isSend ? minute : (height + 2) * blockMinutes;
    rows.push({
      ...{ holding, units, height, settled, cents: units, assetId: 'BTC', toAddress: null },
      ...{ at: new Date(minute * minuteMs), type: isSend ? 'SENT' : 'RECEIVED' },
    });
  }
  return { rows, heldAt };
}

function snapshotsOf({ looks }: Case, heldAt: (holding: string, minute: number) => bigint) {
  const snapshots: HeldSnapshot[] = [];
  const standing = new Map<string, bigint>();
  for (const look of [...looks].sort((a, b) => a - b))
    for (const holding of ['a:BTC', 'a:ETH', 'b:BTC']) {
      const units = heldAt(holding, look * 5);
      if (units === 0n && (standing.get(holding) ?? 0n) === 0n) continue;
      standing.set(holding, units);
      snapshots.push({ holding, at: new Date(look * 5 * minuteMs), units, cents: units });
    }
  return snapshots;
}

/** Last snapshots of each step, as the database answers. */
function lastOfSteps(snapshots: readonly HeldSnapshot[], stepMs: number) {
  const last = new Map<string, HeldSnapshot>();
  for (const each of snapshots)
    last.set(`${each.holding} ${Math.ceil(each.at.getTime() / stepMs)}`, each);
  return [...last.values()].sort((a, b) => a.at.getTime() - b.at.getTime());
}

describe('placeFlows', () => {
  it('leaves a send to a later snapshot while the balance still has it', () => {
    const at = (minute: number) => new Date(minute * minuteMs);
    const held = (minute: number, units: bigint): HeldSnapshot => ({
      ...{ holding: 'a:BTC', at: at(minute), units, cents: units },
    });
    const sent = { holding: 'a:BTC', at: at(7), type: 'SENT', units: 40n, height: null } as const;
    const placed = placeFlows([sent], [held(5, 100n), held(10, 100n), held(15, 60n)]);
    expect(placed.map(({ snapshot }) => snapshot?.at)).toEqual([at(15)]);
  });

  it('leaves the performance flat at zero at every point while prices stand still', () => {
    fc.assert(
      fc.property(cases, (one) => {
        const stepMs = one.stepMinutes * minuteMs;
        const { rows, heldAt } = live(one);
        const snapshots = lastOfSteps(snapshotsOf(one, heldAt), stepMs);
        const now = new Date(endMinute * minuteMs);
        const points = drawPoints(snapshots, { stepMs, from: null, until: now });
        const grid = { from: null, stepMs };
        const value = ['a:BTC', 'a:ETH', 'b:BTC'].reduce(
          (sum, holding) => sum + heldAt(holding, endMinute),
          0n,
        );
        const chart = {
          points: points.map(({ at, cents }) => ({ t: at, value: formatCents(cents) })),
          ...{ first: null, last: null, min: null, max: null, currency: 'USD' },
          flows: flowsOf(rows, { grid, snapshots, drawnUntil: points.at(-1)?.at ?? null }),
        };
        if (points.length === 0) return;
        const drawn = balancePoints(chart, { value: toDecimal(formatCents(value)), at: now });
        expect(new Set(drawn.map(({ gain }) => gain))).toEqual(
          new Set(drawn.length === 0 ? [] : ['0.00']),
        );
      }),
      { numRuns: 1_000 },
    );
  });
});
