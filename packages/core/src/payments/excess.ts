import type { Price } from '../contract/payments/payment.ts';
import { compareAmounts } from '../money/compare-amounts.ts';
import { type Decimal, trimDecimal } from '../money/decimal.ts';
import type { PriceFormat } from '../money/format-price.ts';
import { isAboveZero } from '../money/is-above-zero.ts';
import { multiplyAmount } from '../money/multiply-amount.ts';
import type { PaidPrice } from './find-excess.ts';
import { priceText } from './price-text.ts';

/**
 * Returns the value of a price that has not arrived, in its currency; null where nothing is missing.
 * @example
 * findShortfall({ credited: toDecimal('9.27'), price: { amount: toDecimal('50'), currency: 'EUR' } }); // 40.73 EUR
 */
export function findShortfall({ credited, price: { amount, currency } }: PaidPrice): Price | null {
  const { sign, by } = compareAmounts(amount, credited);
  return sign > 0 ? { amount: by, currency } : null;
}

/** A rest of at most one in so many parts of its price is small. */
const smallPart = 20;

/**
 * Reports whether a payer may not be able to send the rest of a price, or would pay more for it than it brings: it is at
 * most a twentieth of the price, or below the usual network fee, where that is known.
 * @example
 * isRestSmall({ credited: toDecimal('48'), price: { amount: toDecimal('50'), currency: 'EUR' }, fee: null }); // true
 */
export function isRestSmall({
  credited,
  price,
  fee,
}: {
  readonly credited: Decimal;
  readonly price: Price;
  readonly fee: Price | null;
}): boolean {
  const rest = findShortfall({ credited, price });
  if (rest === null) return false;
  if (compareAmounts(multiplyAmount(rest.amount, smallPart), price.amount).sign <= 0) return true;
  return fee?.currency === rest.currency && compareAmounts(rest.amount, fee.amount).sign < 0;
}

/** Excess of a payment in its chosen coin, with its value. */
export interface Excess {
  /** Zero where the excess came in another coin than the chosen one. */
  readonly overBy: Decimal;
  /** Symbol of the chosen coin. */
  readonly coin: string;
  /** Null where there is none, or where it is hidden. */
  readonly value: Price | null;
}

/**
 * Formats an excess as its coin and its value. The value stays away where it says nothing new or is below one unit of
 * its currency, and an excess in another coin than the chosen one is a value alone.
 * @example
 * formatExcess({ overBy: toDecimal('2.00'), coin: 'USDT', value: { amount: toDecimal('1.82'), currency: 'EUR' } }); // '2 USDT (€1.82)'
 */
export function formatExcess({ overBy, coin, value }: Excess, format?: PriceFormat): string {
  const amount = `${trimDecimal(overBy)} ${coin}`;
  if (value === null) return amount;
  const worth = priceText(value, format);
  if (!isAboveZero(overBy)) return worth;
  const isSame = value.currency === coin && compareAmounts(value.amount, overBy).sign === 0;
  return isSame || worth.includes('<') ? amount : `${amount} (${worth})`;
}
