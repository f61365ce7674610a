import { expect, it } from 'vitest';
import { toCents } from '../money/cents.ts';
import { toDecimal } from '../money/decimal.ts';
import { shareOf, sumValues } from './share-of.ts';

it.each([
  ['25.00', 10_000n, 25n],
  ['0.49', 10_000n, 0n],
  ['0.50', 10_000n, 1n],
  ['100.00', 10_000n, 100n],
])('shareOf rounds %s of %s cents to %s per cent', (value, total, percent) => {
  expect(shareOf(toDecimal(value), toCents(total))).toBe(percent);
});

it('shareOf has no share without a price, a total or a value', () => {
  expect(shareOf(null, toCents(1n))).toBeNull();
  expect(shareOf(toDecimal('1'), null)).toBeNull();
  expect(shareOf(toDecimal('0.00'), toCents(0n))).toBeNull();
  expect(shareOf(toDecimal('0.00'), toCents(5n))).toBeNull();
});

it('sumValues knows no total while an asset that is held has no price', () => {
  const known = { fiat: toDecimal('1.05'), balance: toDecimal('1') };
  expect(sumValues([known, { fiat: toDecimal('2.10'), balance: toDecimal('2') }])).toBe(315n);
  expect(sumValues([known, { fiat: null, balance: toDecimal('0.00') }])).toBe(105n);
  expect(sumValues([known, { fiat: null, balance: toDecimal('0.1') }])).toBeNull();
});
