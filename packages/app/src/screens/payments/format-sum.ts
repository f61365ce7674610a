import { type Decimal, formatAmount, toDecimal } from '@billfold/core';
import {
  addAmounts,
  compareAmounts,
  findFiat,
  formatPrice,
  trimDecimal,
} from '@billfold/core/internal';
import type { Price } from '@billfold/core/payments';
import { decimalsOfPrice } from './priced-currencies.ts';

/** Formats an exact sum: money with the decimals of its currency, an asset with those that say something. */
export function formatSum({ amount, currency }: Price): string {
  return formatPrice({ amount: shownAmount(amount, currency), currency });
}

/** Sums received and refunded in one currency. */
export interface ReceivedAndRefunded {
  readonly received: Decimal;
  readonly refunded: Decimal;
  readonly currency: string;
}

/** Formats what stayed after refunds: the difference of both sums as `formatSum` shows them, below zero too. */
export function formatNet({ received, refunded, currency }: ReceivedAndRefunded): string {
  const { sign, by } = compareAmounts(
    roundedAmount(received, currency),
    roundedAmount(refunded, currency),
  );
  const text = formatSum({ amount: by, currency });
  return sign < 0 ? `\u2212${text}` : text;
}

/** Formats the sum of amounts in one currency as the sum of what `formatSum` shows of each. */
export function formatSumOf(amounts: readonly Decimal[], currency: string): string {
  const amount = addAmounts(amounts.map((each) => roundedAmount(each, currency)));
  return formatSum({ amount, currency });
}

/** Rounds an amount as it is shown; one that is shown as less than the smallest unit is zero in a sum. */
function roundedAmount(amount: Decimal, currency: string): Decimal {
  const shown = shownAmount(amount, currency);
  return toDecimal(shown.startsWith('<') ? '0' : shown);
}

function shownAmount(amount: Decimal, currency: string): string {
  if (findFiat(currency) === undefined) return trimDecimal(amount);
  return formatAmount(amount, { digits: decimalsOfPrice(currency), decimals: 18 });
}
