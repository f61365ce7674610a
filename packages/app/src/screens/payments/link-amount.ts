import type { Decimal } from '@billfold/core';
import type { Translate } from '@billfold/core/i18n';
import type { PaymentLink } from '@billfold/core/payments';
import { formatSum } from './format-sum.ts';

/** Returns what is paid by a link: its price, or the range in which the customer chooses. */
export function linkAmount(
  { price, minPrice, maxPrice, currency }: PaymentLink,
  t: Translate,
): string {
  const money = (amount: Decimal): string => formatSum({ amount, currency });
  if (price !== null) return money(price);
  if (minPrice !== null && maxPrice !== null)
    return t('paymentLinks.between', { min: money(minPrice), max: money(maxPrice) });
  if (minPrice !== null) return t('paymentLinks.from', { min: money(minPrice) });
  return maxPrice === null
    ? t('paymentLinks.anyAmount')
    : t('paymentLinks.upTo', { max: money(maxPrice) });
}
