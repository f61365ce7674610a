import { toDecimal } from '@billfold/core';
import { describe, expect, it } from 'vitest';
import { formatNet, formatSum, formatSumOf } from './format-sum.ts';

const sums = (received: string, refunded: string, currency = 'EUR') => ({
  ...{ received: toDecimal(received), refunded: toDecimal(refunded), currency },
});

describe('formatNet', () => {
  it('subtracts the sums as they are shown, not the exact ones', () => {
    // Exactly 1,246.127, which would be shown as 1,246.13.
    const own = sums('2087.714', '841.587');
    expect(formatSum({ amount: own.received, currency: 'EUR' })).toBe('€2,087.71');
    expect(formatSum({ amount: own.refunded, currency: 'EUR' })).toBe('€841.59');
    expect(formatNet(own)).toBe('€1,246.12');
  });

  it.each([
    ['a sum without refunds', sums('10.005', '0'), '€10.01'],
    ['more refunded than received', sums('120.5', '125.5'), '\u2212€5.00'],
    ['sums that are shown alike', sums('5.004', '5.001'), '€0.00'],
    ['a refund below a cent', sums('5', '0.004'), '€5.00'],
    ['yen', sums('1000.4', '0.6', 'JPY'), '¥1,000'],
    ['a coin, of which every digit is shown', sums('0.10000001', '0.1', 'BTC'), '0.00000001 BTC'],
  ])('formats %s', (_name, own, text) => {
    expect(formatNet(own)).toBe(text);
  });
});

describe('formatSumOf', () => {
  it('adds the amounts as they are shown', () => {
    const parts = ['0.014', '0.014'].map((each) => toDecimal(each));
    expect(formatSumOf(parts, 'EUR')).toBe('€0.02');
  });
});
