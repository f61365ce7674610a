import { parseAmount, toDecimal } from '@billfold/core';
import { findNamedAsset } from '@billfold/core/internal';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openShop } from '../../test/shop.ts';
import { createTestServer } from '../../test/test-server.ts';
import { businesses } from '../db/schema.ts';
import { nowOf } from '../platform/server-platform.ts';
import { onePrice } from '../rates/price.ts';
import { loadBusinessValues } from './business-values.ts';
import { loadDollarPrices } from './dollar-prices.ts';
import { convertPrice } from './quote-asset.ts';
import { formatPriced } from './read-price.ts';

const tether = findNamedAsset('USDT@ETH');
const ether = findNamedAsset('ETH');

async function open(currency: string) {
  const server = await createTestServer();
  const { businessId } = await openShop(server);
  const { context } = server;
  await context.db
    .update(businesses)
    .set({ defaultCurrency: currency })
    .where(eq(businesses.id, businessId));
  if (!tether || !ether) throw new Error('no assets');
  const values = await loadBusinessValues(context, businessId, [ether, tether]);
  return { businessId, context, values, ether, tether };
}

it('values units in the currency of the business, rounded down to its smallest coin', async () => {
  const { context, values, tether: asset } = await open('EUR');
  const prices = await loadDollarPrices(context, ['EUR', 'USDT'], nowOf(context.platform));
  const one = convertPrice(prices, { amount: onePrice, currency: 'USDT' }, 'EUR');
  const [whole = '', fraction = ''] = formatPriced((one ?? 0n) * 3n).split('.');
  const cents = `${whole}.${fraction.slice(0, 2).padEnd(2, '0')}`;
  expect(values(parseAmount(toDecimal('3'), asset.decimals), asset)).toEqual({
    ...{ amount: cents, currency: 'EUR' },
  });
  expect(values(0n, asset)).toEqual({ amount: '0.00', currency: 'EUR' });
});

it('keeps an amount of the currency of the business as it is', async () => {
  const { values, ether: asset } = await open('ETH');
  expect(values(parseAmount(toDecimal('0.25'), asset.decimals), asset)).toEqual({
    ...{ amount: '0.25', currency: 'ETH' },
  });
});

it('has no value for an asset without a price', async () => {
  const { businessId, context, tether: asset } = await open('EUR');
  const unavailable = { ...context.rates, findAll: async () => new Map() };
  const without = { ...context, rates: unavailable };
  expect((await loadBusinessValues(without, businessId, [asset]))(5n, asset)).toBeNull();
});
