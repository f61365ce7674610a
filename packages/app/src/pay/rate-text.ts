import { formatAmount } from '@billfold/core';
import { formatPrice } from '@billfold/core/internal';
import type { Price } from '@billfold/core/payments';
import { digitsOf } from './digits-of.ts';

/** Formats a rate roughly. */
export function rateText({ amount, currency }: Price): string {
  const digits = digitsOf(amount);
  return formatPrice({ amount: formatAmount(amount, { digits, decimals: 18 }), currency });
}
