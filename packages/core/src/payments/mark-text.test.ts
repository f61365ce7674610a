import { expect, it } from 'vitest';
import { toDecimal } from '../money/decimal.ts';
import { markText } from './mark-text.ts';

it.each([
  ['0.04328978', '173.74', '7.50', 'EUR', '€0.02'],
  ['0.04316797', '173.74', '7.50', 'EUR', null],
  ['0.04321000', '173.74', '7.50', 'EUR', null],
  ['7', '173.74', '7.50', 'SOL', null],
  ['0.30', '25000', '7498', 'JPY', '¥2'],
  ['0.30', '25000', '7499.5', 'JPY', null],
  ['0.01', '173.74', '7.50', 'EUR', null],
])('markText says of %s at %s for %s %s: %s', (amount, rate, price, currency, text) => {
  const pays = { amount: toDecimal(price), currency };
  expect(markText({ amount: toDecimal(amount), rate: toDecimal(rate), pays })).toBe(text);
});
