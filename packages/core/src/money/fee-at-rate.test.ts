import { expect, it } from 'vitest';
import { feeAtRate } from './fee-at-rate.ts';

it.each([
  [100, 5_000n, 500n],
  [141, 1_000n, 141n],
  [141, 1_001n, 142n],
  [1, 1n, 1n],
])('feeAtRate asks %i vB at %s sat/kvB for %s, rounded up', (vsize, rate, fee) => {
  expect(feeAtRate(vsize, rate)).toBe(fee);
});
