import type { Translate } from '@billfold/core/i18n';
import { trimDecimal } from '@billfold/core/internal';
import type { Checkout } from '@billfold/core/payments';

/** Returns what a payer is told of money that is to go back and is in no block yet; null where there is none. */
export function pendingRefundText(
  { pendingRefund, merchant }: Pick<Checkout, 'pendingRefund' | 'merchant'>,
  t: Translate,
): string | null {
  if (pendingRefund === null) return null;
  const { status, amount, asset } = pendingRefund;
  const values = { merchant: merchant.name, amount: `${trimDecimal(amount)} ${asset}` };
  return t(`checkout.sentBack.${status}`, values);
}
