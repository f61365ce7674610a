import { formatAmount } from '@billfold/core';
import { formatPrice } from '@billfold/core/internal';
import type { Price } from '@billfold/core/payments';

/** Formats a rate: two decimals, and of one below 1 the first four digits. */
export function rateText({ amount, currency }: Price): string {
  const zeros = /^0\.(0*)/.exec(amount)?.[1];
  const digits = zeros === undefined ? 2 : zeros.length + 4;
  return formatPrice({ amount: formatAmount(amount, { digits, decimals: 18 }), currency });
}
