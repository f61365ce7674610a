import { nativeAsset, parseRate, toBaseUnits } from '@billfold/core';
import { describe, expect, it } from 'vitest';
import type { KnownRate } from '../rates/rates.ts';
import { addUp, type PricedHolding } from './add-up.ts';

const priced = (text: string): KnownRate => ({
  rate: parseRate(text),
  asOf: new Date(0),
  isStale: false,
});
const holding = (
  units: bigint,
  [now, before]: readonly [string | null, string | null],
): PricedHolding => ({
  asset: nativeAsset('BTC'),
  balance: toBaseUnits(units),
  price: now === null ? null : priced(now),
  dayBefore: before === null ? null : priced(before),
});

describe('addUp', () => {
  it('makes the total of what is shown, so that the rows add up', () => {
    // Twice 0.005, each shown as 0.01.
    const half = holding(500_000n, ['1.00', '1.00']);
    expect(addUp([half, half])).toMatchObject({
      totalBalance: '0.02',
      assets: [
        { fiat: '0.01', share: '50.00' },
        { fiat: '0.01', share: '50.00' },
      ],
    });
  });

  it.each([
    ['110.00', '100.00', '10.00', '10.00'],
    ['90.00', '100.00', '-10.00', '-10.00'],
    ['100.00', '100.00', '0.00', '0.00'],
    ['100.01', '99.99', '0.02', '0.02'],
    // One part in eight of a per cent: a half is rounded away from zero, both ways.
    ['800.00', '801.00', '-1.00', '-0.12'],
    ['80.10', '80', '0.10', '0.13'],
    ['79.90', '80.00', '-0.10', '-0.13'],
  ])('from %s now and %s a day ago tells %s and %s %%', (now, before, change, percent) => {
    expect(addUp([holding(100_000_000n, [now, before])])).toMatchObject({
      change24h: change,
      change24hPercent: percent,
      assets: [{ change24hPercent: percent }],
    });
  });

  it('shares out a total', () => {
    const { assets } = addUp([
      holding(200_000_000n, ['1.00', null]),
      holding(100_000_000n, ['1.00', null]),
      holding(0n, [null, null]),
    ]);
    expect(assets.map(({ share }) => share)).toEqual(['66.67', '33.33', null]);
  });

  it('has no total while one holding has no price, rather than a smaller one', () => {
    const known = holding(100_000_000n, ['5.00', '4.00']);
    expect(addUp([known, holding(1n, [null, '1.00'])])).toMatchObject({
      totalBalance: null,
      change24h: null,
      change24hPercent: null,
      assets: [{ fiat: '5.00', share: null }, { fiat: null }],
    });
    expect(addUp([known, holding(1n, ['1.00', null])])).toMatchObject({
      totalBalance: '5.00',
      change24h: null,
    });
  });

  it('needs no price for nothing', () => {
    expect(addUp([holding(0n, [null, null])])).toMatchObject({ totalBalance: '0.00' });
    expect(addUp([])).toEqual({
      totalBalance: '0.00',
      change24h: '0.00',
      change24hPercent: null,
      assets: [],
    });
  });
});
