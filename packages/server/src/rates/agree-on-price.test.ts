import { describe, expect, it } from 'vitest';
import { agreeOnPrice } from './agree-on-price.ts';

const now = new Date(Date.UTC(2026, 10, 20, 9));
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const quotes = (...prices: readonly bigint[]) => prices.map((price) => ({ price, at: now }));
const agreed = (prices: readonly bigint[], last: bigint | null = null) =>
  agreeOnPrice(quotes(...prices), { now, last })?.price ?? null;

describe('the price that sources agree on', () => {
  it('is the median of those that agree', () => {
    expect(agreed([1_000n, 1_020n])).toBe(1_010n);
    expect(agreed([1_000n, 1_020n, 1_010n])).toBe(1_010n);
  });

  it('leaves out who is more than 5 % off the others', () => {
    expect(agreed([1_000n, 1_010n, 1_061n])).toBe(1_005n);
    expect(agreed([1_000n, 1_010n, 5n])).toBe(1_005n);
  });

  it('follows a crash on which they agree', () => {
    expect(agreed([500n, 505n], 1_000n)).toBe(502n);
  });

  it('believes of two the one that stays near the last price', () => {
    expect(agreed([2_000n, 1_010n], 1_000n)).toBe(1_010n);
    expect(agreed([980n, 9n], 1_000n)).toBe(980n);
  });

  it('is none of two that contradict each other when nothing speaks for one', () => {
    expect(agreed([2_000n, 1_000n])).toBeNull();
    expect(agreed([2_000n, 3_000n], 1_000n)).toBeNull();
  });

  it('is the word of a single source, unless it jumps by more than 20 %', () => {
    expect(agreed([1_000n])).toBe(1_000n);
    expect(agreed([1_200n], 1_000n)).toBe(1_200n);
    expect(agreed([1_201n], 1_000n)).toBeNull();
    expect(agreed([799n], 1_000n)).toBeNull();
  });

  it('hears nobody whose word is older than ten minutes, and is as old as the oldest word', () => {
    const words = [
      { price: 1_000n, at: minutesAgo(10.1) },
      { price: 1_300n, at: minutesAgo(3) },
      { price: 1_310n, at: now },
    ];
    expect(agreeOnPrice(words, { now, last: null })).toEqual({ price: 1_305n, at: minutesAgo(3) });
    expect(agreeOnPrice(words.slice(0, 1), { now, last: null })).toBeNull();
  });
});
