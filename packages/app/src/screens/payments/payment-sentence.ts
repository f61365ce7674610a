import type { Translate } from '@billfold/core/i18n';
import {
  findExcess,
  findShortfall,
  formatExcess,
  formatPrice,
  trimDecimal,
} from '@billfold/core/internal';
import type { Payment } from '@billfold/core/payments';
import { formatSum } from './format-sum.ts';
import { hasMoney } from './payment-actions.ts';

/**
 * Returns one sentence about a payment: what happened, and what is to be done. `isRefunding` where money of it is on
 * its way back.
 */
export function paymentSentence(payment: Payment, isRefunding: boolean, t: Translate): string {
  const { displayStatus, confirmations } = payment;
  const amounts = amountsOf(payment);
  const isOver = payment.paidState === 'OVERPAID' && payment.refundState === 'NONE';
  if (isOver && (displayStatus === 'Confirmed' || displayStatus === 'Completed'))
    return t(isRefunding ? 'payment.says.refunding' : 'payment.says.overpaid', amounts);
  switch (displayStatus) {
    case 'Created':
      return t('payment.says.created');
    case 'Pending':
      return t('payment.says.pending', amounts);
    case 'Underpaid':
      return t(
        payment.status === 'PENDING' ? 'payment.says.partly' : 'payment.says.underpaid',
        amounts,
      );
    case 'Confirming':
      return t('payment.says.confirming', {
        current: confirmations?.current ?? 0,
        required: confirmations?.required ?? 0,
      });
    case 'Confirmed':
      return t('payment.says.confirmed');
    case 'Overpaid':
      return t('payment.says.overpaid', amounts);
    case 'Completed':
      return t('payment.says.completed');
    case 'Late':
      return t('payment.says.late', amounts);
    case 'Expired':
      return t('payment.says.expired');
    case 'Cancelled':
      return t('payment.says.cancelled');
    case 'Invalid':
      return t(hasMoney(payment) ? 'payment.says.invalidWithMoney' : 'payment.says.invalid');
    case 'Partially refunded':
    case 'Refunded':
      return t('payment.says.refunded');
    default:
      return displayStatus satisfies never;
  }
}

/** Returns what arrived, in the chosen asset and in the currency of the price. */
export function seenText(payment: Payment): string {
  const { seen, method } = payment;
  return `${trimDecimal(seen)} ${method?.asset ?? ''} (${creditedText(payment)})`;
}

/** Returns what counts of a payment, in the currency of its price. */
export function creditedText({ credited, price: { currency } }: Payment): string {
  return formatSum({ amount: credited, currency });
}

function amountsOf(payment: Payment) {
  const { due, method, price } = payment;
  return {
    due: due === null ? '' : trimDecimal(due),
    unit: method?.asset ?? '',
    seen: seenText(payment),
    over: overText(payment),
    credited: creditedText(payment),
    price: formatPrice(price),
  };
}

/** Returns what came above the price, in the chosen asset and in the currency of the price. */
export function overText(payment: Payment): string {
  const { overBy, method } = payment;
  return formatExcess({ overBy, coin: method?.asset ?? '', value: findExcess(payment) });
}

/** Returns what is missing of the price, in the chosen asset and in its currency. */
export function missingText(payment: Payment): string {
  const { shortBy, method } = payment;
  const coin = method?.asset ?? '';
  return formatExcess({ overBy: shortBy, coin, value: findShortfall(payment) });
}
