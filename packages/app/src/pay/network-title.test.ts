import { describe, expect, it } from 'vitest';
import { networkTitle } from './network-title.ts';

describe('networkTitle', () => {
  it.each([
    ['TRX', 'Tron (TRC20)'],
    ['ETH', 'Ethereum (ERC20)'],
    ['BSC', 'BNB Smart Chain (BEP20)'],
    ['BTC', 'Bitcoin'],
    ['TON', 'TON'],
  ] as const)('of %s has the name that exchanges have for it', (network, title) => {
    expect(networkTitle(network)).toBe(title);
  });
});
