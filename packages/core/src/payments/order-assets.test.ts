import { expect, it } from 'vitest';
import { orderAssets } from './order-assets.ts';

it.each([
  [[], ['USDT@ETH', 'ETH', 'BTC'], ['BTC', 'ETH', 'USDT@ETH']],
  [['USDT@ETH'], ['BTC', 'ETH', 'USDT@ETH'], ['USDT@ETH', 'BTC', 'ETH']],
  [
    ['SOL', 'ETH', 'BTC'],
    ['BTC', 'NEW', 'ETH'],
    ['ETH', 'BTC', 'NEW'],
  ],
])('by the order %j, %j are %j', (order, assets, ordered) => {
  expect(orderAssets(order, assets, (id) => id)).toEqual(ordered);
});
