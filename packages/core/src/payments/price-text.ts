import type { Price } from '../contract/payments/payment.ts';
import { trimDecimal } from '../money/decimal.ts';
import { formatAmount } from '../money/format-amount.ts';
import { findFiat, formatPrice, type PriceFormat } from '../money/format-price.ts';

/**
 * Formats a price with the decimals of its currency as `€50.00`, or exactly as `0.01 BTC` where it is in an asset.
 * Money is written by the rules of `format.locale`, English unless given; a translate function has that of its reader.
 * Nothing is converted.
 * @example
 * priceText({ amount: toDecimal('50'), currency: 'EUR' }); // '€50.00'
 * priceText({ amount: toDecimal('50'), currency: 'EUR' }, { locale: 'de' }); // '50,00\u00a0€'
 */
export function priceText({ amount, currency }: Price, format?: PriceFormat): string {
  if (!isFiat({ currency })) return formatPrice({ amount: trimDecimal(amount), currency });
  const digits = priceDigits(currency);
  const shown = formatAmount(amount, { digits, decimals: digits });
  return formatPrice({ amount: shown, currency }, format);
}

/** Reports whether a price is in a national currency, which a business may hide from payers. */
export function isFiat({ currency }: Pick<Price, 'currency'>): boolean {
  return findFiat(currency) !== undefined;
}

/** Returns the decimals that a price in `currency` can have. */
export function priceDigits(currency: string): number {
  if (currency === 'JPY') return 0;
  return isFiat({ currency }) ? 2 : 8;
}
