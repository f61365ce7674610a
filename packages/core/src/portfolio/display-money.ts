import type { SignedDecimal } from '../contract/values.ts';
import { type Cents, toCents } from '../money/cents.ts';
import type { Decimal } from '../money/decimal.ts';
import type { DisplayCurrency } from '../money/display-currencies.ts';
import { formatMoney } from '../money/format-money.ts';
import { parseRate, type Rate } from '../money/rate.ts';
import { divideHalfUp } from '../money/round.ts';
import type { UsdFormat } from './format-usd.ts';

/** Display currency, with its rate. */
export interface DisplayMoney {
  readonly currency: DisplayCurrency;
  /** Price of one unit of the currency in US dollars; 1 for the dollar. */
  readonly rate: Rate;
}

export const dollars: DisplayMoney = { currency: 'USD', rate: parseRate('1') };

/** `currentRate` is the price of one unit of the currency in US dollars, above zero. */
export function toDisplayMoney(currency: DisplayCurrency, currentRate: string): DisplayMoney {
  return { currency, rate: parseRate(currentRate) };
}

/**
 * US dollars in decimal text as money of `display`, such as `€1,234.50`, signed `+€1.00`. Rounds half
 * up to cents, once.
 */
export function formatDisplayMoney(
  usd: SignedDecimal,
  display: DisplayMoney,
  { signed = false }: UsdFormat = {},
): string {
  const isBelow = usd.startsWith('-');
  const cents = inCurrency(isBelow ? usd.slice(1) : usd, display.rate);
  const plus = signed && cents > 0n ? { sign: '+' as const } : {};
  const sign = isBelow && cents > 0n ? { sign: '-' as const } : plus;
  return formatMoney(cents, { symbol: currencySymbol(display.currency), ...sign });
}

/**
 * Formats the price of one unit of an asset, given in US dollars, in the currency of `display`: two
 * decimals from one on, four significant digits below it, such as `$0.2536` or `$0.00001187`.
 * Rounds half up, once.
 */
export function formatPrice(usd: Decimal, display: DisplayMoney): string {
  const fraction = scaledIn(usd, display.rate, finestPrice).toString().padStart(finestPrice, '0');
  const isBelowOne = fraction.length === finestPrice;
  const leadingZeros = fraction.search(/[1-9]/);
  if (!isBelowOne || leadingZeros === -1) return formatDisplayMoney(usd, display);
  const decimals = Math.min(leadingZeros + significantDigits, finestPrice);
  const rounded = scaledIn(usd, display.rate, decimals)
    .toString()
    .padStart(decimals + 1, '0');
  const cents = rounded.slice(-decimals).replace(/0+$/, '').padEnd(2, '0');
  return `${currencySymbol(display.currency)}${rounded.slice(0, -decimals)}.${cents}`;
}

const significantDigits = 4;
/** Decimals of the smallest price that is told from none. */
const finestPrice = 18;

function inCurrency(usd: string, rate: Rate): Cents {
  return toCents(scaledIn(usd, rate, 2));
}

/** With so many decimals, rounded half up. */
function scaledIn(usd: string, { digits, scale }: Rate, decimals: number): bigint {
  const [whole = '', fraction = ''] = usd.split('.');
  const scaled = BigInt(whole + fraction) * 10n ** BigInt(decimals + scale);
  return divideHalfUp(scaled, digits * 10n ** BigInt(fraction.length));
}

/**
 * Returns the English symbol of a currency, such as `€` or `CA$`; its code where it has no symbol.
 */
function currencySymbol(currency: DisplayCurrency): string {
  const parts = new Intl.NumberFormat('en', { style: 'currency', currency }).formatToParts(0);
  const symbol = parts.find(({ type }) => type === 'currency')?.value ?? currency;
  return symbol === currency ? `${currency} ` : symbol;
}
