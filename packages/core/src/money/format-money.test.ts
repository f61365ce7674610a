import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCents } from './cents.ts';
import { toDisplayMoney } from './display-money.ts';
import { formatMoney } from './format-money.ts';

describe('formatMoney (R-FMT-01)', () => {
  it.each([
    [123_450n, {}, '$1,234.50'],
    [100n, { signed: true }, '+$1.00'],
    [0n, {}, '$0.00'],
    [1n, {}, '$0.01'],
    [10n, {}, '$0.10'],
    [99_999n, {}, '$999.99'],
    [100_000n, {}, '$1,000.00'],
  ] as const)('%s cents with %j is %s', (cents, format, text) => {
    expect(formatMoney(toCents(cents), format)).toBe(text);
  });

  it('writes the symbol of another currency', () => {
    const display = toDisplayMoney('EUR', '1');
    expect(formatMoney(toCents(123_456_789_012n), { display })).toBe('€1,234,567,890.12');
  });

  it('shows a missing amount as zero', () => {
    expect(formatMoney(null)).toBe('$0.00');
    expect(formatMoney(null, { display: toDisplayMoney('EUR', '1') })).toBe('€0.00');
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

describe('formatMoney of US dollars in decimal text', () => {
  it.each([
    ['0', '$0.00'],
    ['1234.5', '$1,234.50'],
    ['0.005', '$0.01'],
    ['0.0049', '$0.00'],
    ['-12.345', '−$12.35'],
    ['65000.25', '$65,000.25'],
    ['1234567890.10', '$1,234,567,890.10'],
  ])('%s is %s', (amount, expected) => {
    expect(formatMoney(amount)).toBe(expected);
  });

  it.each([
    ['1', '+$1.00'],
    ['-1', '−$1.00'],
    ['0', '$0.00'],
    ['0.004', '$0.00'],
    ['-0.004', '$0.00'],
  ])('%s as a change is %s (R-FMT-01)', (amount, expected) => {
    expect(formatMoney(amount, { signed: true })).toBe(expected);
  });
});
