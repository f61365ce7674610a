import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toBaseUnits } from './base-units.ts';
import { toCents } from './cents.ts';
import { formatFeeUsd, formatMoney } from './format-money.ts';
import { parseRate } from './rate.ts';

describe('formatMoney (R-FMT-01)', () => {
  it.each([
    [123_450n, {}, '$1,234.50'],
    [100n, { sign: '+' }, '+$1.00'],
    [100n, { sign: '-' }, '-$1.00'],
    [0n, {}, '$0.00'],
    [1n, {}, '$0.01'],
    [10n, {}, '$0.10'],
    [99_999n, {}, '$999.99'],
    [100_000n, {}, '$1,000.00'],
    [123_456_789_012n, { symbol: '€' }, '€1,234,567,890.12'],
  ] as const)('%s cents with %j is %s', (cents, format, text) => {
    expect(formatMoney(toCents(cents), format)).toBe(text);
  });

  it('shows a missing amount as zero', () => {
    expect(formatMoney(null)).toBe('$0.00');
    expect(formatMoney(null, { symbol: '€', sign: '+' })).toBe('+€0.00');
  });

  it('loses nothing', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 40n), (cents) => {
        const text = formatMoney(toCents(cents));
        expect(text).toMatch(/^\$\d{1,3}(?:,\d{3})*\.\d{2}$/);
        expect(BigInt(text.replace(/\D/g, ''))).toBe(cents);
      }),
    );
  });
});

describe('formatFeeUsd (R-FMT-03)', () => {
  const rate = parseRate('65000');
  it.each([
    [0n, '$0.00'],
    [1n, '$0.01'],
    [7n, '$0.01'],
    [23n, '$0.01'],
    [24n, '$0.02'],
    [1_410n, '$0.92'],
  ])('%s satoshi at 65000 are %s', (fee, text) => {
    expect(formatFeeUsd(toBaseUnits(fee), rate, { decimals: 8 })).toBe(text);
  });
});
