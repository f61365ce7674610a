import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toBaseUnits } from './base-units.ts';
import { maxSpendable } from './max-spendable.ts';

const most = (
  maximumAmount: bigint,
  fee: bigint,
  networkFee: bigint,
  asset: { decimals: number; digits: number },
) =>
  maxSpendable(
    {
      maximumAmount: toBaseUnits(maximumAmount),
      fee: toBaseUnits(fee),
      networkFee: toBaseUnits(networkFee),
    },
    asset,
  );

describe('maxSpendable (R-SEND-10)', () => {
  it.each([
    ['BTC: less the fee', 100_000n, 1_410n, 0n, 8, 8, 98_590n],
    ['BTC: the fee is all', 1_410n, 1_410n, 0n, 8, 8, 0n],
    ['BTC: the fee is more', 1_409n, 1_410n, 0n, 8, 8, 0n],
    ['TRX: less the network fee too', 5_000_000n, 267_000n, 1_100_000n, 6, 6, 3_633_000n],
    ['TRX: both together are more', 1_000_000n, 267_000n, 1_100_000n, 6, 6, 0n],
    [
      'ETH: down to eight digits',
      10n ** 18n,
      21_000n * 12_345_678_901n,
      0n,
      18,
      8,
      999_740_740_000_000_000n,
    ],
    ['a token: the fee is paid in another asset', 1_234_567n, 0n, 0n, 6, 6, 1_234_567n],
  ])('%s', (_case, maximumAmount, fee, networkFee, decimals, digits, expected) => {
    expect(most(maximumAmount, fee, networkFee, { decimals, digits })).toBe(expected);
  });

  it('is never negative, never too much, and writable in the digits', () => {
    const amount = fc.bigInt(0n, 10n ** 24n);
    const asset = fc
      .tuple(fc.integer({ min: 0, max: 18 }), fc.integer({ min: 0, max: 18 }))
      .map(([decimals, digits]) => ({ decimals, digits }));
    fc.assert(
      fc.property(amount, amount, amount, asset, (maximum, fee, networkFee, digits) => {
        const result = most(maximum, fee, networkFee, digits);
        const rest = maximum - fee - networkFee;
        const step = 10n ** BigInt(Math.max(0, digits.decimals - digits.digits));
        expect(result).toBeGreaterThanOrEqual(0n);
        expect(result % step).toBe(0n);
        if (rest > 0n) expect(rest - result).toBeLessThan(step);
        if (rest > 0n) expect(result).toBeLessThanOrEqual(rest);
        else expect(result).toBe(0n);
      }),
    );
  });
});
