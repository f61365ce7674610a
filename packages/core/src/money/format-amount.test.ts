import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isErrorCode } from '../errors/is-billfold-error.ts';
import { toBaseUnits } from './base-units.ts';
import { parseAmount, toDecimal, trimDecimal } from './decimal.ts';
import { formatAmount } from './format-amount.ts';

const units = fc.bigInt({ min: 0n, max: 10n ** 60n }).map(toBaseUnits);
const decimals = fc.integer({ min: 0, max: 36 });

const bitcoin = { decimals: 8, digits: 8 };
const ether = { decimals: 18, digits: 8 };

function codeOf(act: () => unknown): unknown {
  try {
    return act();
  } catch (error) {
    return isErrorCode(error, 'amount_invalid') ? error.code : error;
  }
}

describe('formatAmount with the digits of an asset (R-FMT-02)', () => {
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
    expect(formatAmount(toBaseUnits(units), asset)).toBe(text);
  });

  it.each([
    [150_000_000n, '1.5'],
    [100_000_000n, '1'],
    [1_000_000_000n, '10'],
    [0n, '0'],
    [10n, '0.0000001'],
  ])('%s trimmed is %s', (units, text) => {
    expect(formatAmount(toBaseUnits(units), { ...bitcoin, trim: true })).toBe(text);
  });

  it('reads decimal text with its own number of decimals', () => {
    expect(formatAmount(toDecimal('0.015'), bitcoin)).toBe('0.01500000');
    expect(formatAmount(toDecimal('0.015'), { ...bitcoin, trim: true })).toBe('0.015');
    expect(formatAmount(toDecimal('0.000000000000000001'), ether)).toBe('<0.00000001');
    expect(formatAmount(toDecimal('3'), bitcoin)).toBe('3.00000000');
  });

  it('is read back exactly where nothing is hidden, and never in scientific notation', () => {
    const amount = fc.bigInt(0n, 10n ** 30n).map(toBaseUnits);
    fc.assert(
      fc.property(
        amount,
        fc.boolean(),
        fc.integer({ min: 0, max: 18 }),
        (units, trim, decimals) => {
          const text = formatAmount(units, { decimals, digits: decimals, trim });
          expect(text).toMatch(/^\d+(?:\.\d+)?$/);
          expect(parseAmount(text, decimals)).toBe(units);
          expect(
            formatAmount(toDecimal(units, { decimals }), { decimals, digits: decimals, trim }),
          ).toBe(text);
        },
      ),
    );
  });
});

describe('formatAmount with a number of decimals', () => {
  it.each([
    [0n, 8, '0'],
    [0n, 0, '0'],
    [1n, 8, '0.00000001'],
    [100_000_000n, 8, '1'],
    [1_000_000_000n, 8, '10'],
    [2_030_000_000n, 8, '20.3'],
    [100n, 0, '100'],
    [1n, 18, '0.000000000000000001'],
    [10n ** 78n - 1n, 36, `${'9'.repeat(42)}.${'9'.repeat(36)}`],
  ])('%s with %i decimals is %s', (amount, places, text) => {
    expect(formatAmount(amount, places)).toBe(text);
  });

  it('refuses less than zero, and what no decimal text has room for', () => {
    expect(codeOf(() => formatAmount(-1n, 8))).toBe('amount_invalid');
    expect(codeOf(() => formatAmount(10n ** 78n, 0))).toBe('amount_invalid');
    expect(codeOf(() => formatAmount(1n, 37))).toBe('amount_invalid');
    expect(formatAmount(10n ** 114n - 1n, 36)).toBe(`${'9'.repeat(78)}.${'9'.repeat(36)}`);
  });

  it('is canonical: one text per amount, which parseAmount reads back', () => {
    fc.assert(
      fc.property(units, decimals, (amount, places) => {
        const text = formatAmount(amount, places);
        expect(text).toMatch(/^(0|[1-9]\d*)(\.\d*[1-9])?$/);
        expect(parseAmount(text, places)).toBe(amount);
        expect(trimDecimal(toDecimal(amount, { decimals: places }))).toBe(text);
      }),
    );
  });
});
