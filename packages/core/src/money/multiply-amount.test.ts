import { expect, test } from 'vitest';
import { toDecimal } from './decimal.ts';
import { multiplyAmount } from './multiply-amount.ts';

test.each([
  ['45.00', 3, '135'],
  ['0.1', 3, '0.3'],
  ['19.99', 100_000, '1999000'],
  ['36', 1, '36'],
  ['7.25', 0, '0'],
  ['0.000000000000000001', 100_000, '0.0000000000001'],
  ['123456789012345678.9', 7, '864197523086419752.3'],
])('multiplyAmount takes %s times %i as %s, without rounding', (amount, count, product) => {
  expect(multiplyAmount(toDecimal(amount), count)).toBe(product);
});

test('multiplyAmount refuses a count that is no whole number', () => {
  expect(() => multiplyAmount(toDecimal('1'), 1.5)).toThrow(RangeError);
});
