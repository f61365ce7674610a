import type { Price } from '../contract/payments/payment.ts';
import { toBaseUnits } from '../money/base-units.ts';
import { type Decimal, parseAmount, toDecimal } from '../money/decimal.ts';
import type { PriceFormat } from '../money/format-price.ts';
import { isFiat, priceDigits, priceText } from './price-text.ts';

const decimals = 18;

export interface MarkedAmount {
  /** Coins that are asked for, or that came. */
  readonly amount: Decimal;
  /** Price of one coin in the currency of `pays`. */
  readonly rate: Decimal;
  /** Part of a price that the coins pay. */
  readonly pays: Price;
}

/**
 * Returns by how much an amount is above the part of the price that it pays, because its last digits tell payments on a
 * shared address apart; null below the smallest unit of the currency, and for a price in a coin.
 * @example
 * markText({ amount: toDecimal('0.0433'), rate: toDecimal('173.74'), pays: { amount: toDecimal('7.50'), currency: 'EUR' } }); // '€0.02'
 */
export function markText(
  { amount, rate, pays }: MarkedAmount,
  format?: PriceFormat,
): string | null {
  const { currency } = pays;
  if (!isFiat(pays)) return null;
  const scale = 10n ** BigInt(decimals);
  const value = (parseAmount(amount, decimals) * parseAmount(rate, decimals)) / scale;
  const above = value - parseAmount(pays.amount, decimals);
  if (above < scale / 10n ** BigInt(priceDigits(currency))) return null;
  return priceText({ amount: toDecimal(toBaseUnits(above), { decimals }), currency }, format);
}
