import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimateTime, formatTimeEstimate } from './time-estimate.ts';

describe('estimateTime', () => {
  it.each([
    ['BTC', 2, 10, { hours: 0, minutes: 20 }, '20 minutes'],
    ['BTC', 6, 10, { hours: 1, minutes: 0 }, '1 hour'],
    ['BTC', 9, 10, { hours: 1, minutes: 30 }, '1 hour 30 minutes'],
    ['LTC', 5, 2.5, { hours: 0, minutes: 13 }, '13 minutes'],
    ['ETH', 12, 0.25, { hours: 0, minutes: 3 }, '3 minutes'],
    ['TRX', 19, 0.05, { hours: 0, minutes: 1 }, '1 minute'],
    ['TON', 15, 0.017, { hours: 0, minutes: 1 }, '1 minute'],
    ['SOL', 15, 0.008, { hours: 0, minutes: 1 }, '1 minute'],
    ['BNB', 15, 0.003, { hours: 0, minutes: 1 }, '1 minute'],
    ['none', 0, 10, { hours: 0, minutes: 1 }, '1 minute'],
    ['two hours', 12, 10, { hours: 2, minutes: 0 }, '2 hours'],
    ['an hour and a minute', 61, 1, { hours: 1, minutes: 1 }, '1 hour 1 minute'],
  ])('%s: %i confirmations of %f minutes', (_network, count, minutesEach, time, text) => {
    expect(estimateTime(count, minutesEach)).toEqual(time);
    expect(formatTimeEstimate(estimateTime(count, minutesEach))).toBe(text);
  });

  it('does not round an exact count of minutes up because of binary fractions', () => {
    expect(3000 * 0.017).toBeGreaterThan(51);
    expect(estimateTime(3000, 0.017)).toEqual({ hours: 0, minutes: 51 });
  });

  it('is the exact product rounded up, for every constant of the specification', () => {
    const thousandths = fc.constantFrom(10_000, 2500, 250, 50, 17, 8, 3);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), thousandths, (count, each) => {
        const { hours, minutes } = estimateTime(count, each / 1000);
        const exact = (BigInt(count) * BigInt(each) + 999n) / 1000n;
        expect(BigInt(hours * 60 + minutes)).toBe(exact);
        expect(minutes).toBeLessThan(60);
      }),
    );
  });
});
