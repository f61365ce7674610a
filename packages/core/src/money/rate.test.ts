import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toBaseUnits } from './base-units.ts';
import { toCents } from './cents.ts';
import { parseAmount } from './decimal.ts';
import { fromFiat, parseRate, toFiat } from './rate.ts';

const bitcoin = { decimals: 8, digits: 8 };
const ether = { decimals: 18, digits: 8 };

describe('parseRate', () => {
  it('keeps every digit', () => {
    expect(parseRate('65000')).toEqual({ digits: 65_000n, scale: 0 });
    expect(parseRate('65000.10')).toEqual({ digits: 6_500_010n, scale: 2 });
    expect(parseRate('0.00000123')).toEqual({ digits: 123n, scale: 8 });
  });

  it.each(['', '0', '0.00', '-1', '1e5', '1,5', '1.', 'x', '1.2.3'])('refuses %j', (text) => {
    expect(() => parseRate(text)).toThrow(expect.objectContaining({ code: 'amount_invalid' }));
  });
});

describe('toFiat', () => {
  it.each([
    ['1', '65000.25', 6_500_025n],
    ['0.5', '0.01', 1n],
    ['0.49999999', '0.01', 0n],
    ['0.00000001', '500000', 1n],
    ['0.00000001', '499999', 0n],
    ['21000000', '100000', 210_000_000_000_000n],
    ['0', '65000', 0n],
  ])('%s at %s is %s cents, a half rounded up', (amount, rate, cents) => {
    expect(toFiat(parseAmount(amount, 8), parseRate(rate), bitcoin)).toBe(cents);
  });
});

describe('fromFiat', () => {
  it.each([
    ['100', '65000', bitcoin, 153_846n],
    ['0.01', '65000', bitcoin, 15n],
    ['0', '65000', bitcoin, 0n],
    ['100', '3000', ether, 33_333_330_000_000_000n],
  ])('$%s at %s rounds down to the digits', (dollars, rate, asset, units) => {
    const cents = toCents(parseAmount(dollars, 2));
    expect(fromFiat(cents, parseRate(rate), asset)).toBe(units);
  });

  it('never buys more than was paid, and at most one digit less', () => {
    const rates = fc.tuple(fc.bigInt(1n, 10n ** 12n), fc.integer({ min: 0, max: 12 }));
    const paid = fc.bigInt(0n, 10n ** 15n).map(toCents);
    fc.assert(
      fc.property(paid, rates, fc.constantFrom(bitcoin, ether), (cents, [digits, scale], asset) => {
        const rate = { digits, scale };
        const units = fromFiat(cents, rate, asset);
        const step = 10n ** BigInt(asset.decimals - asset.digits);
        const worth = (amount: bigint) => amount * digits * 100n;
        const limit = cents * 10n ** BigInt(asset.decimals + scale);
        expect(worth(units)).toBeLessThanOrEqual(limit);
        expect(worth(units + step)).toBeGreaterThan(limit);
        expect(units % step).toBe(0n);
        expect(toFiat(units, rate, asset)).toBeLessThanOrEqual(cents);
      }),
    );
  });

  it('gives cents back where a digit is worth less than half a cent', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 12n).map(toCents), (cents) => {
        const rate = parseRate('65000.25');
        expect(toFiat(fromFiat(cents, rate, bitcoin), rate, bitcoin)).toBe(cents);
      }),
    );
  });
});

describe('toCents', () => {
  it('refuses less than zero', () => {
    expect(() => toCents(-1n)).toThrow(expect.objectContaining({ code: 'amount_invalid' }));
    expect(toFiat(toBaseUnits(0n), parseRate('1'), bitcoin)).toBe(toCents(0n));
  });
});
