import { expect, test } from 'vitest';
import { suggestAccountName, validateAccountName } from './account-name.ts';

test.each([
  ['Bitcoin', [], 'Bitcoin'],
  ['Bitcoin', ['bitcoin'], 'Bitcoin 2'],
  ['Bitcoin', ['Bitcoin', 'Bitcoin 2', 'Bitcoin 4'], 'Bitcoin 3'],
])('suggests for %s beside %j: %s', (network, taken, expected) => {
  expect(suggestAccountName(network, taken)).toBe(expected);
});

test.each([
  ['Rent', null],
  ['  ', 'common.required'],
  ['a'.repeat(41), 'addAccount.nameLength'],
  [' SAVINGS ', 'addAccount.nameTaken'],
])('validates %j: %s', (name, expected) => {
  expect(validateAccountName(name, ['Savings'])).toBe(expected);
});
