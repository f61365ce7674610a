import { expect, test } from 'vitest';
import { toDecimal } from '../money/decimal.ts';
import { holdingValue } from './account-value.ts';
import type { Holding } from './holdings.ts';
import { hasNoHoldings, valueHoldings } from './value-holdings.ts';

const holding: Holding = {
  id: 'BTC',
  decimals: 8,
  network: 'BTC',
  name: 'Bitcoin',
  symbol: 'BTC',
  digits: 8,
  balance: toDecimal('0.50000000'),
  balances: [toDecimal('0.50000000')],
  pending: toDecimal('0.00000000'),
  hasPending: false,
};
const asset = {
  symbol: 'BTC',
  network: 'BTC',
  balance: toDecimal('0.4'),
  fiat: toDecimal('32500.13'),
  share: toDecimal('100.00'),
  price: toDecimal('65000.25'),
  change24hPercent: '-1.20',
} as const;

test('a holding keeps its own amount and takes the prices of its asset', () => {
  const { fiat, price, change24hPercent } = asset;
  expect(valueHoldings([holding], { assets: [asset] })).toEqual([
    { ...holding, fiat, price, change24hPercent },
  ]);
});

test('an asset of another symbol lends no price', () => {
  const unknown = { fiat: null, price: null, change24hPercent: null };
  expect(valueHoldings([holding], { assets: [{ ...asset, symbol: 'USDT' }] })).toEqual([
    { ...holding, ...unknown },
  ]);
  expect(valueHoldings([holding], undefined)).toEqual([{ ...holding, ...unknown }]);
});

test('a holding of several accounts is valued in each, and rounded there', () => {
  const half = toDecimal('0.00000050');
  const price = toDecimal('10000.00');
  const parts = { balance: toDecimal('0.00000100'), balances: [half, half] };
  const [valued] = valueHoldings([{ ...holding, ...parts }], { assets: [{ ...asset, price }] });
  expect(valued).toMatchObject({ fiat: '0.02' });
  expect(valued && holdingValue(valued)).toBe(2n);
});

test.each([
  [[], true],
  [[{ ...holding, balance: toDecimal('0.00000000') }], true],
  [[{ ...holding, balance: toDecimal('0.00000001') }], false],
  [[{ ...holding, balance: toDecimal('0.00000000'), hasPending: true }], false],
])('%j holds nothing: %s', (holdings, expected) => {
  expect(hasNoHoldings(holdings)).toBe(expected);
});
