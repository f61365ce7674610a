import type { Translate } from '@billfold/core/i18n';
import { multiplyAmount } from '@billfold/core/internal';
import { type PaymentLine, priceText } from '@billfold/core/payments';

/** Names a line, with its quantity and single price where there are several. */
export function lineLabel(
  { label, quantity, unitPrice }: PaymentLine,
  currency: string,
  t: Translate,
): string {
  if (quantity === 1) return label;
  const price = priceText({ amount: unitPrice, currency }, t);
  return `${label} · ${t('checkout.line', { quantity, price })}`;
}

/** Returns the sum of a line in its currency. */
export function lineSum(
  { quantity, unitPrice }: PaymentLine,
  currency: string,
  t: Translate,
): string {
  return priceText({ amount: multiplyAmount(unitPrice, quantity), currency }, t);
}
