import { expect, it } from 'vitest';
import { toDecimal } from '../money/decimal.ts';
import { toGasPrice } from './gas-price.ts';
import { getNetwork } from './registry.ts';

it.each([
  ['0.000000012', '12'],
  ['0.000000012000000001', '12.000000001'],
  ['0.000000000000000007', '0.000000007'],
  ['0.000001', '1000'],
])('%s ETH per gas are %s Gwei', (price, amount) => {
  const text = toGasPrice(toDecimal(price), getNetwork('ETH'));
  expect(text).toEqual({ amount, unit: 'Gwei' });
});

it('is nothing where computing is not paid for', () => {
  expect(toGasPrice(toDecimal('1'), getNetwork('BTC'))).toBeNull();
});
