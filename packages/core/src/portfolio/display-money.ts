import type { SignedDecimal } from '../contract/values.ts';
import { type Cents, toCents } from '../money/cents.ts';
import type { DisplayCurrency } from '../money/display-currencies.ts';
import { formatMoney } from '../money/format-money.ts';
import { parseRate, type Rate } from '../money/rate.ts';
import { divideHalfUp } from '../money/round.ts';
import type { UsdFormat } from './format-usd.ts';

/** What amounts of money are shown in. */
export interface DisplayMoney {
  readonly currency: DisplayCurrency;
  /** What one of it costs in US dollars; a dollar costs a dollar. */
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

/** An amount that is in `currency` already. */
export function formatInCurrency(amount: SignedDecimal, currency: DisplayCurrency): string {
  return formatDisplayMoney(amount, { currency, rate: dollars.rate });
}

function inCurrency(usd: string, { digits, scale }: Rate): Cents {
  const [whole = '', fraction = ''] = usd.split('.');
  const hundredfold = BigInt(whole + fraction) * 100n * 10n ** BigInt(scale);
  return toCents(divideHalfUp(hundredfold, digits * 10n ** BigInt(fraction.length)));
}

/** As it is written in English: `€`, `CA$`; the code itself where there is none. */
function currencySymbol(currency: DisplayCurrency): string {
  const parts = new Intl.NumberFormat('en', { style: 'currency', currency }).formatToParts(0);
  const symbol = parts.find(({ type }) => type === 'currency')?.value ?? currency;
  return symbol === currency ? `${currency} ` : symbol;
}
