import { expect, test } from 'vitest';
import { toDecimal } from './decimal.ts';
import { displayCurrencies } from './display-currencies.ts';
import { dollars, toDisplayMoney } from './display-money.ts';
import { formatMoney } from './format-money.ts';
import { formatRate } from './format-rate.ts';

const euro = toDisplayMoney('EUR', '1.10');

test('dollars in dollars read as they always do (R-FMT-01)', () => {
  for (const amount of ['1234.5', '0', '0.004', '99999999.995'])
    expect(formatMoney(toDecimal(amount), { display: dollars })).toBe(
      formatMoney(toDecimal(amount)),
    );
});

test.each([
  ['110', '€100.00'],
  ['0', '€0.00'],
  ['1', '€0.91'],
  ['1100000', '€1,000,000.00'],
])('%s dollars at 1.10 a euro are %s, half up to cents', (usd, shown) => {
  expect(formatMoney(toDecimal(usd), { display: euro })).toBe(shown);
});

test.each([
  ['99975.5', '$99,975.50'],
  ['1', '$1.00'],
  ['1.005', '$1.01'],
  ['0.25361', '$0.2536'],
  ['0.25', '$0.25'],
  ['0.5', '$0.50'],
  ['0.999961', '$1.00'],
  ['0.99991', '$0.9999'],
  ['0.00001187', '$0.00001187'],
  ['0.0000118749', '$0.00001187'],
  ['0.00000000000000000049', '$0.00'],
  ['0', '$0.00'],
])('a price of %s dollars is %s', (usd, shown) => {
  expect(formatRate(toDecimal(usd))).toBe(shown);
});

test('a price in another currency is rounded once', () => {
  expect(formatRate(toDecimal('0.00001'), { display: euro })).toBe('€0.000009091');
});

test('a change has its sign before the symbol, unless nothing is left of it', () => {
  expect(formatMoney('-1.10', { display: euro, signed: true })).toBe('−€1.00');
  expect(formatMoney('1.10', { display: euro, signed: true })).toBe('+€1.00');
  expect(formatMoney('-0.001', { display: euro, signed: true })).toBe('€0.00');
});

test('every currency has a symbol or its code, and no two the same', () => {
  const shown = displayCurrencies.map((currency) =>
    formatMoney(toDecimal('1'), { display: toDisplayMoney(currency, '1') }),
  );
  expect(new Set(shown).size).toBe(displayCurrencies.length);
  expect(shown).toContain('£1.00');
  expect(shown).toContain('CHF 1.00');
});
