import type { Translate } from '@billfold/core/i18n';
import { trimDecimal } from '@billfold/core/internal';
import type { ListedPayment, Payment } from '@billfold/core/payments';
import { missingText, otherCoinsText, overText } from './payment-sentence.ts';

/** Returns in a few words why a person should look at a payment; null where nobody has to. */
export function attentionText(
  payment: Payment & Partial<Pick<ListedPayment, 'isRefunding'>>,
  t: Translate,
): string | null {
  const { displayStatus, paidState, method, seen, flags } = payment;
  const unit = method?.asset ?? '';
  if (displayStatus === 'Late') return t('payments.why.late', { amount: trimDecimal(seen), unit });
  if (displayStatus === 'Underpaid')
    return t('payments.why.underpaid', { missing: missingText(payment) });
  if (paidState === 'OVERPAID' && payment.refundState === 'NONE' && !payment.isRefunding)
    return t('payments.why.overpaid', { over: overText(payment) });
  const other = otherCoinsText(payment);
  if (other !== '') return t('payments.why.wrongAsset', { other, unit });
  if (displayStatus !== 'Invalid') return null;
  const isMarked = flags.includes('manuallyMarked') && !flags.includes('reorged');
  return t(isMarked ? 'payments.why.marked' : 'payments.why.undone');
}
