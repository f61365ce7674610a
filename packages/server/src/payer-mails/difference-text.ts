import type { Payment, PendingRefund } from '@billfold/core/contract';
import { isAboveZero, overText, shortText, trimDecimal } from '@billfold/core/internal';
import type { MailLanguage } from '../mail/mail-language.ts';

/** Payment of which more or less than its price may have arrived. */
export interface Difference {
  readonly payment: Payment;
  /** Refund that is in no block yet; null where nothing is to go back. */
  readonly pendingRefund: PendingRefund | null;
  readonly merchant: string;
  /** False where the business shows payers no national currency. */
  readonly showsFiat: boolean;
}

/**
 * Returns the difference between what a paid payment asked for and what arrived, and what happens with it, in the words
 * of the checkout; null without one.
 */
export function differenceText(difference: Difference, language: MailLanguage): string | null {
  const { text } = language;
  const { payment, pendingRefund, merchant, showsFiat } = difference;
  if (pendingRefund !== null) {
    const { status, amount, asset } = pendingRefund;
    const values = { merchant, amount: `${trimDecimal(amount)} ${asset}` };
    if (status === 'WAITING_FOR_MERCHANT') return text('back.WAITING_FOR_MERCHANT', values);
    if (status === 'SENT') return text('checkout.sentBack.SENT', values);
    const { emailed } = pendingRefund;
    const link = emailed ? text('back.link', values) : text('checkout.sentBack.unsent', values);
    return `${text('checkout.sentBack.WAITING_FOR_ADDRESS', values)} ${link}`;
  }
  const { paidState, refundState, refunded, method } = payment;
  if (refundState !== 'NONE') return null;
  const over = { merchant, amount: overOf(difference, language) };
  if (paidState === 'OVERPAID') return text('checkout.paid.over', over);
  if (isAboveZero(refunded)) return text('checkout.paid.over.returned', over);
  const amount = shortText({ ...payment, selected: method, showsFiat }, { locale: language.tag });
  return amount && text('checkout.paid.less', { merchant, amount });
}

/** Returns what arrived above the price, also where it was sent back since; null without an excess. */
export function excessText(difference: Difference, language: MailLanguage): string | null {
  const { paidState, refunded, overBy } = difference.payment;
  const isReturned = isAboveZero(refunded) && isAboveZero(overBy);
  return paidState === 'OVERPAID' || isReturned ? overOf(difference, language) : null;
}

/** Returns what arrived above the price. */
export function overOf(
  { payment, showsFiat }: Pick<Difference, 'payment' | 'showsFiat'>,
  { tag }: Pick<MailLanguage, 'tag'>,
): string {
  return overText({ ...payment, selected: payment.method, showsFiat }, { locale: tag });
}
