import { type Decimal, formatAmount } from '@billfold/core';
import { findFiat, formatPrice, trimDecimal } from '@billfold/core/internal';
import type { Price } from '@billfold/core/payments';
import { decimalsOfPrice } from './priced-currencies.ts';

/** Formats an exact sum: money with the decimals of its currency, an asset with those that say something. */
export function formatSum({ amount, currency }: Price): string {
  return formatPrice({ amount: shownAmount(amount, currency), currency });
}

function shownAmount(amount: Decimal, currency: string): string {
  if (findFiat(currency) === undefined) return trimDecimal(amount);
  return formatAmount(amount, { digits: decimalsOfPrice(currency), decimals: 18 });
}
