import { describe, expect, it } from 'vitest';
import { drawPoints, type StepSnapshot } from './draw-points.ts';

const at = (minute: number) => new Date(minute * 60_000);
const snapshot = (minute: number, cents: bigint | null, holding = 'account:BTC'): StepSnapshot => ({
  holding,
  at: at(minute),
  cents,
});
const draw = (snapshots: readonly StepSnapshot[], from: number | null, until: number) =>
  drawPoints(snapshots, {
    stepMs: 5 * 60_000,
    from: from === null ? null : at(from),
    until: at(until),
  }).map((point) => [point.at.getTime() / 60_000, point.cents]);

describe('drawPoints', () => {
  it('carries what is known on until something newer is', () => {
    expect(draw([snapshot(5, 100n), snapshot(15, 300n)], null, 22)).toEqual([
      [5, 100n],
      [10, 100n],
      [15, 300n],
      [20, 300n],
    ]);
  });

  it('adds up what is held, each from its own beginning', () => {
    const other = snapshot(10, 7n, 'account:ETH');
    expect(draw([snapshot(5, 100n), other], null, 10)).toEqual([
      [5, 100n],
      [10, 107n],
    ]);
  });

  it('begins with the period, at what stood before it', () => {
    expect(draw([snapshot(5, 100n), snapshot(27, 300n)], 12, 30)).toEqual([
      [15, 100n],
      [20, 100n],
      [25, 100n],
      [30, 300n],
    ]);
  });

  it('has a hole where a price was missing, and nothing before the first snapshot', () => {
    const snapshots = [snapshot(20, 1n), snapshot(25, null), snapshot(30, 2n)];
    expect(draw(snapshots, 0, 30)).toEqual([
      [20, 1n],
      [30, 2n],
    ]);
    expect(draw([], 0, 30)).toEqual([]);
  });
});
