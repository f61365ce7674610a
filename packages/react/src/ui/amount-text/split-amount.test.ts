import { expect, it } from 'vitest';
import { splitAmount } from './split-amount.ts';

it.each([
  ['1250000.5', '1,250,000.5', ''],
  ['0.01500000', '0.015', '00000'],
  ['50.000000', '50', '.000000'],
  ['1000', '1,000', ''],
  ['−12345.670', '−12,345.67', '0'],
  ['<10000', '<10,000', ''],
])('splitAmount groups the thousands of %s and keeps its zeros apart', (amount, figure, zeros) => {
  expect(splitAmount(amount)).toEqual({ figure, zeros });
});

it.each(['0.015', '250', '••••', '', '0'])('splitAmount leaves %j as it is', (amount) => {
  expect(splitAmount(amount)).toBeNull();
});
