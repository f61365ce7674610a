import { describe, expect, it } from 'vitest';
import { feeOf, parseFeeRate } from './fee-rate.ts';

describe('parseFeeRate', () => {
  it.each([
    ['1', 1_000n],
    ['1.5', 1_500n],
    ['0.999', 999n],
    ['120.25', 120_250n],
  ])('reads %s sat/vB exactly', (text, satPerKvb) => {
    expect(parseFeeRate(text)).toBe(satPerKvb);
  });

  it.each(['1.0005', '-1', '1e3', '1,5', '', 'NaN'])('refuses %j', (text) => {
    expect(() => parseFeeRate(text)).toThrow();
  });
});

describe('feeOf', () => {
  it.each([
    [141, 1_000n, 141n],
    [141, 1_500n, 212n],
    [141, 1_001n, 142n],
    [1, 1n, 1n],
    [0, 5_000n, 0n],
  ])('asks %i vB at %d sat/kvB for %d, rounded up', (vsize, satPerKvb, fee) => {
    expect(feeOf(vsize, satPerKvb)).toBe(fee);
  });
});
