import { type Decimal, type SignedDecimal, toDecimal } from './decimal.ts';
import { convertUsd, currencySymbol, dollars } from './display-money.ts';
import { formatMoney, type MoneyFormat } from './format-money.ts';

/** Significant digits of a price below one. */
const significantDigits = 4;
/** Decimals of the smallest price that is told from none. */
const finestPrice = 18;

/**
 * Formats the price of one unit of an asset, given in US dollars, in a display currency: two decimals
 * from one on, four significant digits below it, such as `$0.2536` or `$0.00001187`. Rounds half up,
 * once.
 * @example
 * formatRate(toDecimal('0.25361')); // '$0.2536'
 */
export function formatRate(
  usd: Decimal,
  { display = dollars }: Pick<MoneyFormat, 'display'> = {},
): string {
  const { currency, rate } = display;
  const fraction = convertUsd(usd, rate, finestPrice).toString().padStart(finestPrice, '0');
  const isBelowOne = fraction.length === finestPrice;
  const leadingZeros = fraction.search(/[1-9]/);
  if (!isBelowOne || leadingZeros === -1) return formatMoney(usd, { display });
  const decimals = Math.min(leadingZeros + significantDigits, finestPrice);
  const rounded = convertUsd(usd, rate, decimals)
    .toString()
    .padStart(decimals + 1, '0');
  const cents = rounded.slice(-decimals).replace(/0+$/, '').padEnd(2, '0');
  return `${currencySymbol(currency)}${rounded.slice(0, -decimals)}.${cents}`;
}

/**
 * Formats the difference between two prices as `formatRate` does, with its sign.
 * @example
 * formatRateChange('-0.25361'); // '−$0.2536'
 */
export function formatRateChange(
  usd: SignedDecimal,
  options: Pick<MoneyFormat, 'display'> = {},
): string {
  const isFall = usd.startsWith('-');
  const text = formatRate(toDecimal(isFall ? usd.slice(1) : usd), options);
  if (!/[1-9]/.test(text)) return text;
  return `${isFall ? '\u2212' : '+'}${text}`;
}
