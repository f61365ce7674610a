import type { Cents } from './cents.ts';
import type { Decimal, SignedDecimal } from './decimal.ts';
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
  return `${cents > 0n ? sign : ''}${writeMoney(cents, display)}`;
}

/**
 * Formats the sum of values in US dollars as the sum of its parts as they are shown: each part is
 * rounded to cents of the display currency before it is added.
 * @example
 * const display = toDisplayMoney('EUR', '1.10');
 * formatMoneySum([toDecimal('0.05'), toDecimal('0.05')], { display }); // '€0.10'
 * formatMoney('0.10', { display }); // '€0.09'
 */
export function formatMoneySum(
  parts: readonly (Cents | Decimal)[],
  { display = dollars }: Pick<MoneyFormat, 'display'> = {},
): string {
  const sum = parts.reduce<bigint>((total, usd) => {
    const text = typeof usd === 'bigint' ? writeCents(usd) : usd;
    return total + convertUsd(text, display.rate, 2);
  }, 0n);
  return writeMoney(sum, display);
}

function writeMoney(cents: bigint, { currency }: DisplayMoney): string {
  const [whole, fraction] = writeCents(cents).split('.');
  const grouped = whole?.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `${currencySymbol(currency)}${grouped}.${fraction}`;
}

function writeCents(cents: bigint): string {
  const digits = cents.toString().padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
