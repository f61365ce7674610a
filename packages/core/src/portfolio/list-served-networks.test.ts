import { expect, it } from 'vitest';
import { listServedNetworks } from './list-served-networks.ts';

const served = { chain: 'main', chainId: null } as const;

it('lists what a server has in the order of the registry, and nothing else', () => {
  expect(listServedNetworks({ networks: { ETH: served, BTC: served } })).toEqual(['BTC', 'ETH']);
  expect(listServedNetworks({ networks: {} })).toEqual([]);
});
