import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toBaseUnits } from './base-units.ts';
import { parseAmount, toDecimal } from './decimal.ts';
import { formatCoin } from './format-coin.ts';

const bitcoin = { decimals: 8, digits: 8 };
const ether = { decimals: 18, digits: 8 };

describe('formatCoin (R-FMT-02)', () => {
  it.each([
    [150_000_000n, bitcoin, '1.50000000'],
    [0n, bitcoin, '0.00000000'],
    [1n, bitcoin, '0.00000001'],
    [2_100_000_000_000_000n, bitcoin, '21000000.00000000'],
    [10n ** 18n, ether, '1.00000000'],
    [0n, ether, '0.00000000'],
    [1n, ether, '<0.00000001'],
    [9_999_999_999n, ether, '<0.00000001'],
    [10_000_000_000n, ether, '0.00000001'],
    [14_999_999_999n, ether, '0.00000001'],
    [15_000_000_000n, ether, '0.00000002'],
    [999_999_999_999_999_999n, ether, '1.00000000'],
    [7n, { decimals: 0, digits: 0 }, '7'],
    [7n, { decimals: 0, digits: 2 }, '7.00'],
    [40n, { decimals: 2, digits: 0 }, '<1'],
    [149n, { decimals: 2, digits: 0 }, '1'],
  ])('%s with %j is %s', (units, asset, text) => {
    expect(formatCoin(toBaseUnits(units), asset)).toBe(text);
  });

  it.each([
    [150_000_000n, '1.5'],
    [100_000_000n, '1'],
    [1_000_000_000n, '10'],
    [0n, '0'],
    [10n, '0.0000001'],
  ])('%s trimmed is %s', (units, text) => {
    expect(formatCoin(toBaseUnits(units), { ...bitcoin, trim: true })).toBe(text);
  });

  it('reads decimal text with its own number of decimals', () => {
    expect(formatCoin(toDecimal('0.015'), bitcoin)).toBe('0.01500000');
    expect(formatCoin(toDecimal('0.015'), { ...bitcoin, trim: true })).toBe('0.015');
    expect(formatCoin(toDecimal('0.000000000000000001'), ether)).toBe('<0.00000001');
    expect(formatCoin(toDecimal('3'), bitcoin)).toBe('3.00000000');
  });

  it('is read back exactly where nothing is hidden, and never in scientific notation', () => {
    const amount = fc.bigInt(0n, 10n ** 30n).map(toBaseUnits);
    fc.assert(
      fc.property(
        amount,
        fc.boolean(),
        fc.integer({ min: 0, max: 18 }),
        (units, trim, decimals) => {
          const text = formatCoin(units, { decimals, digits: decimals, trim });
          expect(text).toMatch(/^\d+(?:\.\d+)?$/);
          expect(parseAmount(text, decimals)).toBe(units);
          expect(
            formatCoin(toDecimal(units, { decimals }), { decimals, digits: decimals, trim }),
          ).toBe(text);
        },
      ),
    );
  });
});
