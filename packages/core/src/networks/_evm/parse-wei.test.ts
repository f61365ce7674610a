import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseWei } from './parse-wei.ts';

const ether = { decimals: 18 };
const invalid = expect.objectContaining({ code: 'payment_uri_invalid' });

describe('parseWei', () => {
  it.each([
    ['2.014e18', '2.014000000000000000'],
    ['2014000000000000000', '2.014000000000000000'],
    ['1', '0.000000000000000001'],
    ['0', '0.000000000000000000'],
    ['+1e18', '1.000000000000000000'],
    ['.5E18', '0.500000000000000000'],
    ['1.50e2', '0.000000000000000150'],
    ['007e018', '7.000000000000000000'],
  ])('reads %s as %s', (text, amount) => {
    expect(parseWei(text, ether)).toBe(amount);
  });

  it('reads nothing as no amount', () => {
    expect(parseWei(null, ether)).toBeNull();
  });

  it.each([
    '',
    '+',
    '-1',
    '1.5',
    '1.50e1',
    '1.',
    '1.e18',
    '.',
    'e18',
    '1e',
    '1e-1',
    '1e+1',
    '1e1.5',
    '1e9999',
    '1e999',
    '0x10',
    '1,5e18',
    '1 ',
    ' 1',
    '1ETH',
    '١',
    (2n ** 256n).toString(),
    '1'.repeat(2000),
    `${'0'.repeat(2000)}.`,
  ])('refuses %j', (text) => {
    expect(() => parseWei(text, ether)).toThrow(invalid);
  });

  it('reads the largest number of 256 bits', () => {
    const largest = (2n ** 256n - 1n).toString();
    expect(parseWei(largest, ether)?.replace('.', '')).toBe(largest);
  });

  it('reads plain and scientific notation of a number as the same amount', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }),
        fc.integer({ min: 1, max: 60 }),
        (wei, decimals) => {
          const digits = wei.toString().padStart(decimals + 1, '0');
          const place = digits.length - decimals;
          const scientific = `${digits.slice(0, place)}.${digits.slice(place)}e${decimals}`;
          expect(parseWei(scientific, ether)).toBe(parseWei(wei.toString(), ether));
        },
      ),
    );
  });
});
