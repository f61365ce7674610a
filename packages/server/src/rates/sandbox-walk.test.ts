import { parseRate, type Rate } from '@billfold/core';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assetSymbols } from './asset-symbol.ts';
import { createWalk } from './sandbox-walk.ts';

const seed = new Uint8Array(32).fill(7);
const today = Math.floor(Date.UTC(2026, 10, 20) / 60_000);
const walk = createWalk(seed);
const bitcoinAt = (minute: number): bigint => walk({ symbol: 'BTC', minute }).digits;
const anchor = 10_000_000n;

describe('the walk of a price', () => {
  it('is what it was, for every minute of the past', () => {
    expect([today, today - 1, today - 1_440, 0].map(bitcoinAt)).toEqual([
      9_995_526n,
      9_991_348n,
      9_915_127n,
      9_789_469n,
    ]);
  });

  it('is the same whatever was asked for before', () => {
    const steps = [0, 1, 3, 240, 239, 7, 70_000, 240];
    const alone = steps.map((step) => createWalk(seed)({ symbol: 'BTC', minute: today - step }));
    const asked = createWalk(seed);
    expect(steps.map((step) => asked({ symbol: 'BTC', minute: today - step }))).toEqual(alone);
  });

  it('is another one in another installation, and for another asset', () => {
    const other = new Uint8Array(32).fill(8);
    expect(createWalk(other)({ symbol: 'BTC', minute: today }).digits).not.toBe(bitcoinAt(today));
    const inPercent = ({ digits }: Rate, of: bigint) => (digits * 1_000_000n) / of;
    expect(inPercent(walk({ symbol: 'ETH', minute: today }), 400_000n)).not.toBe(
      inPercent(walk({ symbol: 'BTC', minute: today }), anchor),
    );
  });

  it('moves by at most 0.13 % in a minute, and does move', () => {
    const prices = Array.from({ length: 3_000 }, (_, at) => bitcoinAt(today - 3_000 + at));
    const steps = prices.slice(1).map((price, at) => {
      const before = prices[at] ?? 0n;
      const size = price > before ? price - before : before - price;
      return { size, limit: (before * 13n) / 10_000n };
    });
    expect(steps.filter(({ size, limit }) => size > limit)).toEqual([]);
    expect(steps.filter(({ size }) => size > 0n).length).toBeGreaterThan(2_900);
  });

  it('stays within 17 % of its anchor, whatever seed and minute', () => {
    const places = fc.record({
      minute: fc.integer({ min: 0, max: 100_000_000 }),
      seed: fc.uint8Array({ minLength: 32, maxLength: 32 }),
    });
    void fc.assert(
      fc.property(places, ({ minute, seed: own }) => {
        const { digits, scale } = createWalk(own)({ symbol: 'BTC', minute });
        expect(scale).toBe(2);
        expect(digits > (anchor * 83n) / 100n && digits < (anchor * 117n) / 100n).toBe(true);
      }),
    );
  });

  it('is above zero for every asset', () => {
    for (const symbol of assetSymbols)
      expect(walk({ symbol, minute: today }).digits > 0n).toBe(true);
  });

  it.each(['USDT', 'USDC'] as const)('stands still for %s', (symbol) => {
    expect(walk({ symbol, minute: today })).toEqual(parseRate('1.00'));
  });
});
