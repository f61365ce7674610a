import { toDecimal } from '@billfold/core';
import type { ValuedHolding } from '@billfold/core/flows';
import { expect, test } from 'vitest';
import { shownHoldings } from './shown-holdings.ts';

const worth = (id: string, fiat: string | null): ValuedHolding => ({
  id,
  network: 'BTC',
  name: id,
  symbol: 'BTC',
  digits: 8,
  decimals: 8,
  balance: toDecimal('1'),
  balances: [toDecimal('1')],
  pending: toDecimal('0'),
  hasPending: false,
  fiat: fiat === null ? null : toDecimal(fiat),
  price: null,
  change24hPercent: null,
});
const ids = (hidesSmall: boolean, ...holdings: readonly ValuedHolding[]) =>
  shownHoldings(holdings, { hidesSmall }).map(({ id }) => id);
const all = [
  worth('large', '1.00'),
  worth('small', '0.99'),
  worth('none', '0'),
  worth('unpriced', null),
];

test('holdings worth less than a dollar are left out when asked for', () => {
  expect(ids(true, ...all)).toEqual(['large', 'unpriced']);
  expect(ids(false, ...all)).toHaveLength(4);
});

test('nothing is left out where nothing would be left', () => {
  expect(ids(true, worth('small', '0.50'))).toEqual(['small']);
});
