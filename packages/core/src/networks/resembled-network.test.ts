import { describe, expect, it } from 'vitest';
import { getNetwork, networkCodes } from './registry.ts';
import { findResembledNetwork } from './resembled-network.ts';

const shapes = networkCodes.map((code) => ({
  code,
  addressPattern: getNetwork(code).addressPattern,
}));

describe('findResembledNetwork', () => {
  it.each([
    ['0x9858EfFD232B4033E47d90003D41EC34EcaEda94', 'BTC', 'ETH'],
    ['TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH', 'BTC', 'TRX'],
    ['bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu', 'ETH', 'BTC'],
    ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'TRX', 'BTC'],
    ['tb1qcrh3yqn4nlleplcez2yndq2ry8h9ncg3qh7n54', 'ETH', 'BTC'],
    ['tb1qcrh3yqn4nlleplcez2yndq2ry8h9ncg3qh7n54', 'LTC', 'BTC'],
    ['ltc1qhdhvrwe6rgqns8fz28tee0hphr5x7ulw5exv4w', 'BTC', 'LTC'],
    ['LT2KVaAy1ppRuxRgrS5RNU3vBsy7RibPeA', 'BTC', 'LTC'],
    ['MHrYRxAiMNBTku3eoDHwhA1LQGDjUStZW2', 'SOL', 'LTC'],
    ['36j4NfKv6Akva9amjWrLG6MuSQym1GuEmm', 'LTC', 'BTC'],
    ['TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH', 'SOL', 'TRX'],
    ['HAgk14JpMQLgt6rVgv7cBQFJWFto5Dqxi472uT3DKpqk', 'TRX', 'SOL'],
    ['UQAzWZa6nM5mJev91wGc7VCSfBoIsYRqKJpV78N8Add9-RKY', 'SOL', 'TON'],
    ['kf/8uRo6OBbQ97jCx2EIuKm8Wmt6Vb15+KsQHFLbKSMiYIny', 'BTC', 'TON'],
    ['-1:3333333333333333333333333333333333333333333333333333333333333333', 'ETH', 'TON'],
    ['0x9858EfFD232B4033E47d90003D41EC34EcaEda94', 'TRX', 'ETH'],
  ] as const)('%s on %s looks like %s', (text, own, expected) => {
    expect(findResembledNetwork(text, own, shapes)).toBe(expected);
  });

  it('says nothing of a text that looks like one of the own addresses', () => {
    expect(
      findResembledNetwork('1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb', 'BTC', shapes),
    ).toBeUndefined();
  });

  it('says nothing of a text that looks like none', () => {
    expect(findResembledNetwork('hello', 'BTC', shapes)).toBeUndefined();
    // Of Ethereum and of BNB Smart Chain alike.
    const account = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
    expect(findResembledNetwork(account, 'BSC', shapes)).toBeUndefined();
    expect(findResembledNetwork(account, 'ETH', shapes)).toBeUndefined();
    expect(findResembledNetwork('0x'.repeat(50_000), 'BTC', shapes)).toBeUndefined();
  });
});
