import { formatAmount, parseAmount, toDecimal } from '@billfold/core';
import { priceDigits } from '@billfold/core/internal';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rateText } from './rate-text.ts';

describe('rateText', () => {
  it.each([
    ['42.31', 'JPY', '¥42.31'],
    ['97322.1', 'EUR', '€97,322.10'],
    ['94126.22727273', 'EUR', '€94,126.23'],
    ['0.9112', 'EUR', '€0.9112'],
    ['0.000571428571428571', 'EUR', '€0.0005714'],
  ])('writes %s %s as %s where nothing is multiplied by it', (rate, currency, text) => {
    expect(rateText({ rate: toDecimal(rate), currency, amounts: [] })).toBe(text);
  });

  it.each([
    ['0.909090909090909091', 'EUR', '1650.00', '€0.90909'],
    ['2.837462', 'EUR', '17.62', '€2.8375'],
    ['97322.12345', 'EUR', '1.5', '€97,322.1235'],
    ['97322.12345', 'EUR', '0.0005', '€97,322.12'],
  ])(
    'writes %s %s for %s with the decimals that its value takes',
    (rate, currency, amount, text) => {
      const amounts = [toDecimal(amount)];
      expect(rateText({ rate: toDecimal(rate), currency, amounts })).toBe(text);
    },
  );

  it('can be multiplied by the amount to the last decimal of the currency', () => {
    const decimals = 18;
    const value = (amount: string, rate: string, currency: string): bigint => {
      const product = parseAmount(amount, decimals) * parseAmount(rate, decimals);
      const step = 10n ** BigInt(2 * decimals - priceDigits(currency));
      return (product * 2n + step) / (step * 2n);
    };
    void fc.assert(
      fc.property(
        fc.bigInt(1n, 10n ** 23n),
        fc.bigInt(1n, 10n ** 23n),
        fc.constantFrom('EUR', 'JPY', 'BTC'),
        (rateUnits, units, currency) => {
          const rate = formatAmount(rateUnits, decimals);
          const amount = formatAmount(units, decimals);
          const shown = rateText({ rate, currency, amounts: [amount] }).replace(/[^\d.]/g, '');
          expect(value(amount, shown, currency)).toBe(value(amount, rate, currency));
        },
      ),
    );
  });
});
