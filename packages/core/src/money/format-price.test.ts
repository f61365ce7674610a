import { describe, expect, it } from 'vitest';
import { formatPrice } from './format-price.ts';

describe('formatPrice', () => {
  it.each([
    ['1234567.50', 'EUR', '€1,234,567.50'],
    ['5000', 'JPY', '¥5,000'],
    ['12.00', 'CHF', 'CHF 12.00'],
    ['1234.015', 'BTC', '1,234.015 BTC'],
    ['999', 'USDT', '999 USDT'],
    ['<0.01', 'EUR', '<€0.01'],
  ])('writes %s %s as %s', (amount, currency, written) => {
    expect(formatPrice({ amount, currency }).replace(/\s/g, ' ')).toBe(written);
  });

  it.each([
    ['de', '1234.50', 'EUR', '1.234,50 €'],
    ['fr', '1234.50', 'EUR', '1 234,50 €'],
    ['es', '12345.50', 'EUR', '12.345,50 €'],
    ['pt-BR', '1234.50', 'BRL', 'R$ 1.234,50'],
    ['ja', '5000', 'JPY', '\uffe55,000'],
    ['zh-Hans', '1234.50', 'CNY', '¥1,234.50'],
    ['ar', '1234.50', 'EUR', '\u200f1,234.50 €'],
    ['de', '<0.01', 'EUR', '<0,01 €'],
    ['de', '12345678901234567890.12', 'EUR', '12.345.678.901.234.567.890,12 €'],
    ['de', '1234.015', 'BTC', '1,234.015 BTC'],
  ])('writes in %s %s %s as %s', (locale, amount, currency, written) => {
    const text = formatPrice({ amount, currency }, { locale });
    expect(text.replace(/[\s\u202f\u00a0]/g, ' ')).toBe(written);
  });
});
