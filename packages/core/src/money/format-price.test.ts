import { describe, expect, it } from 'vitest';
import { formatPrice } from './format-price.ts';

describe('formatPrice', () => {
  it.each([
    ['1234567.50', 'EUR', '€1,234,567.50'],
    ['5000', 'JPY', '¥5,000'],
    ['12.00', 'CHF', 'CHF 12.00'],
    ['1234.015', 'BTC', '1,234.015 BTC'],
    ['999', 'USDT', '999 USDT'],
  ])('writes %s %s as %s', (amount, currency, written) => {
    expect(formatPrice({ amount, currency }).replace(/\s/g, ' ')).toBe(written);
  });
});
