import { networkCodes } from '@billfold/core';
import { expect, it } from 'vitest';
import { isServed, mapServed, servedNetworks } from './served-networks.ts';

it('are in the order of the registry, and one value is made for each', () => {
  expect(networkCodes.filter(isServed)).toEqual(servedNetworks);
  const own = mapServed((network) => network);
  expect(Object.entries(own)).toEqual(servedNetworks.map((network) => [network, network]));
});

it.each(['', 'btc', 'DOGE', 'constructor'])('are not %j', (text) => {
  expect(isServed(text)).toBe(false);
});
