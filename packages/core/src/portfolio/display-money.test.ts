import { expect, test } from 'vitest';
import { toDecimal } from '../money/decimal.ts';
import { displayCurrencies } from '../money/display-currencies.ts';
import { dollars, formatDisplayMoney, formatInCurrency, toDisplayMoney } from './display-money.ts';
import { formatUsd } from './format-usd.ts';

const euro = toDisplayMoney('EUR', '1.10');

test('dollars in dollars read as they always do (R-FMT-01)', () => {
  for (const amount of ['1234.5', '0', '0.004', '99999999.995'])
    expect(formatDisplayMoney(toDecimal(amount), dollars)).toBe(formatUsd(toDecimal(amount)));
});

test.each([
  ['110', '€100.00'],
  ['0', '€0.00'],
  ['1', '€0.91'],
  ['1100000', '€1,000,000.00'],
])('%s dollars at 1.10 a euro are %s, half up to cents', (usd, shown) => {
  expect(formatDisplayMoney(toDecimal(usd), euro)).toBe(shown);
});

test('a change has its sign before the symbol, unless nothing is left of it', () => {
  expect(formatDisplayMoney('-1.10', euro, { signed: true })).toBe('-€1.00');
  expect(formatDisplayMoney('1.10', euro, { signed: true })).toBe('+€1.00');
  expect(formatDisplayMoney('-0.001', euro, { signed: true })).toBe('€0.00');
});

test('every currency has a symbol or its code, and no two the same', () => {
  const shown = displayCurrencies.map((currency) => formatInCurrency(toDecimal('1'), currency));
  expect(new Set(shown).size).toBe(displayCurrencies.length);
  expect(shown).toContain('£1.00');
  expect(shown).toContain('CHF 1.00');
});
