import { parseRate } from '@billfold/core';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dividePrices,
  isWithin,
  medianOf,
  onePrice,
  parsePrice,
  toPrice,
  toRate,
} from './price.ts';
import { formatRate } from './rate-text.ts';

const price = (text: string) => toPrice(parseRate(text));

describe('parsePrice', () => {
  it.each([
    ['64123.4512', '64123.4512'],
    ['1', '1.00'],
    ['1.234e-05', '0.00001234'],
    ['9.87E-6', '0.00000987'],
    ['1.5e+3', '1500.00'],
    ['0.0000000000000000005', '0.000000000000000001'],
    ['99999999999999999999', '99999999999999999999.00'],
  ])('reads %s exactly', (text, exact) => {
    const read = parsePrice(text);
    expect(read === null ? null : formatRate(toRate(read))).toBe(exact);
  });

  it.each([
    '0',
    '0.00',
    '-1',
    '',
    'NaN',
    'Infinity',
    '1,5',
    '1.',
    '1e99',
    '1e-40',
    '100000000000000000000',
    '0.0000000000000000004',
    `1${'0'.repeat(100)}`,
  ])('S41: takes %j for no price', (text) => {
    expect(parsePrice(text)).toBeNull();
  });

  it('gives back what JSON wrote of any float', () => {
    void fc.assert(
      fc.property(fc.double({ min: 1e-10, max: 1e15, noNaN: true }), (value) => {
        const read = parsePrice(JSON.stringify(value)) ?? 0n;
        const back = Number(read) / 1e18;
        expect(Math.abs(back - value)).toBeLessThanOrEqual(Math.max(value * 1e-14, 1e-18));
      }),
    );
  });
});

describe('prices', () => {
  it('divide, rounded half up', () => {
    expect(dividePrices(price('65000'), price('60000'))).toBe(price('1.083333333333333333'));
    expect(dividePrices(onePrice, price('150'))).toBe(price('0.006666666666666667'));
    expect(dividePrices(1n, price('99999999999999999999'))).toBeNull();
  });

  it('have a middle', () => {
    expect(medianOf([])).toBeNull();
    expect(medianOf([3n, 1n, 2n])).toBe(2n);
    expect(medianOf([10n, 5n])).toBe(7n);
  });

  it('are near each other up to the last percent', () => {
    expect([95n, 105n].every((each) => isWithin(each, 100n, 5n))).toBe(true);
    expect([94n, 106n].some((each) => isWithin(each, 100n, 5n))).toBe(false);
  });
});
