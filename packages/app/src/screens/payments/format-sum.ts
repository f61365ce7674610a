import { type Decimal, formatAmount, type SignedDecimal, toDecimal } from '@billfold/core';
import { findFiat, formatPrice, trimDecimal } from '@billfold/core/internal';
import type { Price } from '@billfold/core/payments';
import { decimalsOfPrice } from './priced-currencies.ts';

/** Formats an exact sum: money with the decimals of its currency, an asset with those that say something. */
export function formatSum({ amount, currency }: Price): string {
  return formatPrice({ amount: shownAmount(amount, currency), currency });
}

/** Formats a sum that can be below zero, such as what stayed after refunds. */
export function formatSignedSum(amount: SignedDecimal, currency: string): string {
  const isBelowZero = amount.startsWith('-');
  const text = formatSum({ amount: toDecimal(isBelowZero ? amount.slice(1) : amount), currency });
  return isBelowZero ? `\u2212${text}` : text;
}

function shownAmount(amount: Decimal, currency: string): string {
  if (findFiat(currency) === undefined) return trimDecimal(amount);
  return formatAmount(amount, { digits: decimalsOfPrice(currency), decimals: 18 });
}
