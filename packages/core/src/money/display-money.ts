import type { DisplayCurrency } from './display-currencies.ts';
import { parseRate, type Rate } from './rate.ts';
import { divideHalfUp } from './round.ts';

/** Display currency, with its rate. */
export interface DisplayMoney {
  readonly currency: DisplayCurrency;
  /** Price of one unit of the currency in US dollars; 1 for the dollar. */
  readonly rate: Rate;
}

/**
 * US dollars as the display currency.
 * @example
 * formatMoney('1234.5', { display: dollars }); // '$1,234.50'
 */
export const dollars: DisplayMoney = { currency: 'USD', rate: { digits: 1n, scale: 0 } };

/**
 * Parses the price of one unit of `currency` in US dollars, above zero.
 * @example
 * formatMoney('110', { display: toDisplayMoney('EUR', '1.10') }); // '€100.00'
 */
export function toDisplayMoney(currency: DisplayCurrency, currentRate: string): DisplayMoney {
  return { currency, rate: parseRate(currentRate) };
}

/** Converts US dollars in decimal text, without a sign, at `rate` to `decimals`. Rounds half up, once. */
export function convertUsd(usd: string, { digits, scale }: Rate, decimals: number): bigint {
  const [whole = '', fraction = ''] = usd.split('.');
  const scaled = BigInt(whole + fraction) * 10n ** BigInt(decimals + scale);
  return divideHalfUp(scaled, digits * 10n ** BigInt(fraction.length));
}

/**
 * Returns the English symbol of a currency, such as `€` or `CA$`; its code where it has no symbol.
 */
export function currencySymbol(currency: DisplayCurrency): string {
  if (currency === 'USD') return '$';
  const parts = new Intl.NumberFormat('en', { style: 'currency', currency }).formatToParts(0);
  const symbol = parts.find(({ type }) => type === 'currency')?.value ?? currency;
  return symbol === currency ? `${currency} ` : symbol;
}
