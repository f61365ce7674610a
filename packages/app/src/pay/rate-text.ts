import { formatAmount } from '@billfold/core';
import { formatPrice } from '@billfold/core/internal';
import type { Price } from '@billfold/core/payments';

/** Formats a rate: at least two decimals, and up to eight, so that amount times rate is the price in each currency. */
export function rateText({ amount, currency }: Price): string {
  const figure = formatAmount(amount, { digits: 8, decimals: 8, trim: true });
  const [whole = '', fraction = ''] = figure.split('.');
  return formatPrice({ amount: `${whole}.${fraction.padEnd(2, '0')}`, currency });
}
