import { describe, expect, it } from 'vitest';
import { getNetwork } from './registry.ts';
import { findResembledNetwork } from './resembled-network.ts';

const shapes = [
  { code: 'BTC', addressPattern: getNetwork('BTC').addressPattern },
  { code: 'ETH', addressPattern: getNetwork('ETH').addressPattern },
  { code: 'TRX', addressPattern: /^T[1-9A-HJ-NP-Za-km-z]{33}$/ },
] as const;

describe('findResembledNetwork', () => {
  it.each([
    ['0x9858EfFD232B4033E47d90003D41EC34EcaEda94', 'BTC', 'ETH'],
    ['TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH', 'BTC', 'TRX'],
    ['bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu', 'ETH', 'BTC'],
    ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'TRX', 'BTC'],
    ['tb1qcrh3yqn4nlleplcez2yndq2ry8h9ncg3qh7n54', 'ETH', 'BTC'],
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
    expect(findResembledNetwork('0x'.repeat(50_000), 'BTC', shapes)).toBeUndefined();
  });
});
