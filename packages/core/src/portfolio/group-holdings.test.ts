import { describe, expect, test } from 'vitest';
import { toDecimal } from '../money/decimal.ts';
import type { Network } from '../networks/registry.ts';
import { groupHoldings } from './group-holdings.ts';
import type { ValuedHolding } from './value-holdings.ts';

function holding(
  [symbol, name, network]: readonly [string, string, Network],
  facts: Partial<ValuedHolding> = {},
): ValuedHolding {
  const balance = toDecimal('1');
  return {
    id: symbol === network ? network : `${symbol}@${network}`,
    symbol,
    name,
    network,
    decimals: 6,
    digits: 6,
    balance,
    pending: toDecimal('0'),
    hasPending: false,
    price: toDecimal('1'),
    fiat: balance,
    change24hPercent: null,
    ...facts,
    balances: [facts.balance ?? balance],
  };
}
const unpriced = { price: null, fiat: null };

describe('holdings by asset', () => {
  const tether = holding(['USDT', 'Tether', 'ETH'], { balance: toDecimal('250.75') });
  const onBsc = holding(['USDT', 'Tether', 'BSC'], {
    balance: toDecimal('0.000000000000000001'),
    decimals: 18,
    digits: 8,
  });

  test('add up what one asset has on several networks, with the most decimals of them', () => {
    const [group, ...more] = groupHoldings([tether, onBsc], 'worth');
    expect(more).toEqual([]);
    expect(group).toMatchObject({
      balance: '250.750000000000000001',
      decimals: 18,
      digits: 8,
      fiat: '250.75',
      holdings: [tether, onBsc],
    });
  });

  test('have no worth together where one that is held has no price', () => {
    const [group] = groupHoldings([tether, { ...onBsc, ...unpriced }], 'worth');
    expect(group?.fiat).toBeNull();
  });

  test('keep two assets of one symbol apart', () => {
    const lookalike = holding(['USDT', 'Tether USD Bonus', 'ETH']);
    expect(groupHoldings([tether, lookalike], 'name')).toHaveLength(2);
  });

  test('come by worth with the unpriced last, or by name', () => {
    const all = [
      holding(['TRX', 'Tron', 'TRX'], unpriced),
      holding(['ETH', 'Ethereum', 'ETH'], { fiat: toDecimal('9.50') }),
      holding(['BTC', 'Bitcoin', 'BTC'], { fiat: toDecimal('10.00') }),
    ];
    const names = (order: 'worth' | 'name') => groupHoldings(all, order).map(({ name }) => name);
    expect(names('worth')).toEqual(['Bitcoin', 'Ethereum', 'Tron']);
    expect(names('name')).toEqual(['Bitcoin', 'Ethereum', 'Tron']);
    expect(groupHoldings(all.toReversed(), 'worth').map(({ name }) => name)).toEqual(
      names('worth'),
    );
  });
});
