import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toBaseUnits } from './base-units.ts';
import { formatMoney } from './format-money.ts';
import { parseRate } from './rate.ts';
import { feeToFiat, feeUsd, toUsd } from './usd.ts';

describe('toUsd', () => {
  it.each([
    ['1', '65000.25', '65000.25'],
    ['0.5', '0.01', '0.01'],
    ['0.49999999', '0.01', '0.00'],
    ['0.1', '0.2', '0.02'],
    ['1.005', '1', '1.01'],
    ['1.004999999999999999999999999999999999', '1', '1.00'],
    ['0.00000001', '500000', '0.01'],
    ['0.00000001', '499999.99', '0.00'],
    ['21000000.00000000', '100000', '2100000000000.00'],
    ['0', '65000', '0.00'],
  ])('%s at %s is %s, a half rounded up', (amount, rate, usd) => {
    expect(toUsd(amount, rate)).toBe(usd);
  });

  it.each([
    ['1e3', '1'],
    ['-1', '1'],
    ['1,5', '1'],
    ['', '1'],
    ['1', '0'],
    ['1', 'NaN'],
  ])('refuses %j at %j', (amount, rate) => {
    expect(() => toUsd(amount, rate)).toThrow(expect.objectContaining({ code: 'amount_invalid' }));
  });

  it('is the exact product to the nearest cent', () => {
    const amount = fc.tuple(fc.bigInt(0n, 10n ** 30n), fc.integer({ min: 1, max: 18 }));
    const rate = fc.tuple(fc.bigInt(1n, 10n ** 15n), fc.integer({ min: 1, max: 12 }));
    const write = ([units, decimals]: readonly [bigint, number]) => {
      const digits = units.toString().padStart(decimals + 1, '0');
      return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
    };
    fc.assert(
      fc.property(amount, rate, (units, price) => {
        const cents = BigInt(toUsd(write(units), write(price)).replace('.', ''));
        const scale = 10n ** BigInt(units[1] + price[1]);
        const error = 2n * (cents * scale - units[0] * price[0] * 100n);
        expect(error > -scale && error <= scale).toBe(true);
      }),
    );
  });
});

describe('feeUsd (R-FMT-03)', () => {
  it.each([
    ['0', '0.00'],
    ['0.00', '0.00'],
    ['0.000000000001', '0.01'],
    ['0.0049', '0.01'],
    ['0.005', '0.01'],
    ['0.0149', '0.01'],
    ['0.015', '0.02'],
    ['1.234', '1.23'],
    ['1234.5', '1234.50'],
  ])('%s shows %s', (usd, shown) => {
    expect(feeUsd(usd)).toBe(shown);
  });

  it.each(['', '-0.01', '$1', '1e-9'])('refuses %j', (usd) => {
    expect(() => feeUsd(usd)).toThrow(expect.objectContaining({ code: 'amount_invalid' }));
  });
});

describe('feeToFiat (R-FMT-03)', () => {
  const rate = parseRate('65000');
  it.each([
    [0n, '$0.00'],
    [1n, '$0.01'],
    [7n, '$0.01'],
    [23n, '$0.01'],
    [24n, '$0.02'],
    [1_410n, '$0.92'],
  ])('%s satoshi at 65000 are %s', (fee, text) => {
    expect(formatMoney(feeToFiat(toBaseUnits(fee), rate, { decimals: 8 }))).toBe(text);
  });
});
