import { toDecimal } from '@billfold/core';
import { expect, it } from 'vitest';
import { groupedAmount } from './grouped-amount.ts';

it.each([
  ['2586.655', '2,586.655'],
  ['1250000', '1,250,000'],
  ['0.500000', '0.5'],
  ['250', '250'],
])('groupedAmount writes %s as %s', (amount, text) => {
  expect(groupedAmount(toDecimal(amount), { decimals: 6, digits: 6 })).toBe(text);
});
