import type { Cents } from './cents.ts';
import type { SignedDecimal } from './decimal.ts';
import { convertUsd, currencySymbol, type DisplayMoney, dollars } from './display-money.ts';

/** Currency and sign of formatted money. */
export interface MoneyFormat {
  /** Currency to convert to; US dollars unless given. */
  readonly display?: DisplayMoney;
  /** Puts a plus before what is above zero, as for a change. */
  readonly signed?: boolean;
}

/**
 * Formats US dollars, given as cents or as decimal text, as `$1,234.50` (R-FMT-01), or converted to
 * `€1,234.50`. Rounds half up to cents, once; a missing amount is `$0.00`.
 * @example
 * formatMoney('1234.5'); // '$1,234.50'
 * formatMoney('1.1', { signed: true }); // '+$1.10'
 */
export function formatMoney(
  usd: Cents | SignedDecimal | null,
  { display = dollars, signed = false }: MoneyFormat = {},
): string {
  const text = typeof usd === 'bigint' ? writeCents(usd) : (usd ?? '0');
  const isNegative = text.startsWith('-');
  const cents = convertUsd(isNegative ? text.slice(1) : text, display.rate, 2);
  const sign = isNegative ? '\u2212' : signed ? '+' : '';
  const [whole, fraction] = writeCents(cents).split('.');
  const grouped = whole?.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `${cents > 0n ? sign : ''}${currencySymbol(display.currency)}${grouped}.${fraction}`;
}

function writeCents(cents: bigint): string {
  const digits = cents.toString().padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
