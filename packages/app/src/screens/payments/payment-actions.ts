import type { BusinessRole, PaymentDetail } from '@billfold/core/payments';
import { isPermitted, type Payment } from '@billfold/core/payments';
import { isWaiting } from '../../common/is-waiting.ts';

/** Decisions about a payment, in the order of their buttons. */
export const paymentActions = [
  'accept',
  'reopen',
  'refresh',
  'markPaid',
  'invalidate',
  'cancel',
  // A tool for tests, after what a member of a live business has.
  'simulate',
] as const;
export type PaymentAction = (typeof paymentActions)[number];

/** Step that most members want next: a decision, an email to the customer, their link to the checkout, or a refund. */
export type LeadingStep = PaymentAction | 'contact' | 'link' | 'refund';

/**
 * Returns the step that comes first, as the primary button; null where none stands out. Taking a part of the
 * price as all of it never does, nor a refund after another.
 */
export function findLeadingStep(
  payment: Pick<PaymentDetail, 'status' | 'paidState' | 'handled' | 'flags' | 'credited'>,
  isRefunding: boolean,
): LeadingStep | null {
  const { status, paidState, handled } = payment;
  if (handled !== null) return null;
  if (isUndone(payment)) return 'contact';
  // The customer can still pay; cancelling ends that.
  if (isRefundedByCancelling(payment)) return 'link';
  // It was marked so because its money is not wanted.
  if (status === 'INVALID' && paidState !== 'UNPAID') return isRefunding ? null : 'refund';
  if (paidState === 'OVERPAID' && isEnded(payment)) return 'accept';
  if (paidState === 'OVERPAID') return isRefunding ? null : 'refund';
  if (paidState === 'UNDERPAID' && status === 'PENDING') return 'link';
  if (paidState === 'UNDERPAID') return status === 'EXPIRED' ? 'reopen' : 'contact';
  if (paidState === 'PAID' && isEnded(payment)) return 'accept';
  return null;
}

/** Reports whether a decision is rare enough to be kept in the menu. */
export function isRareAction(
  action: PaymentAction,
  { status, credited, flags }: Pick<Payment, 'status' | 'credited' | 'flags'>,
): boolean {
  // Another asset that came can be refunded once the payment is cancelled.
  if (action === 'cancel') return !flags.includes('wrongAsset');
  if (action === 'invalidate' || action === 'markPaid') return true;
  return (
    action === 'simulate' &&
    (!isWaiting({ status }) || hasMoney({ credited }) || flags.includes('wrongAsset'))
  );
}

type Decided = Pick<
  Payment,
  'status' | 'paidState' | 'refundState' | 'credited' | 'paidElsewhere' | 'livemode' | 'method'
> &
  Partial<Pick<PaymentDetail, 'isRefunding'>>;

/** Lists what a member of this role can do with a payment as it is now. */
export function listPaymentActions(payment: Decided, role: BusinessRole): readonly PaymentAction[] {
  const { status, paidState, refundState, livemode, method, isRefunding = false } = payment;
  const mayCreate = isPermitted(role, 'create-payments', livemode);
  const mayDecide = isPermitted(role, 'decide-payments', livemode);
  const money = hasMoney(payment);
  const takesMoney = isWaiting(payment);
  const can = {
    accept:
      mayDecide &&
      money &&
      // All of it went back.
      refundState !== 'FULL' &&
      (isEnded(payment) || (status === 'PENDING' && paidState === 'UNDERPAID')),
    reopen: mayDecide && status === 'EXPIRED' && paidState === 'UNDERPAID' && money,
    refresh:
      mayCreate && status === 'EXPIRED' && paidState === 'UNPAID' && !money && method !== null,
    simulate: mayCreate && !livemode && method !== null,
    // One whose price came is accepted.
    markPaid:
      mayDecide &&
      (takesMoney || isEnded(payment)) &&
      (paidState === 'UNPAID' || paidState === 'UNDERPAID') &&
      refundState === 'NONE' &&
      !isRefunding,
    // One for which nothing came is cancelled; one that was marked as paid is final.
    invalidate:
      mayDecide &&
      ((status === 'PENDING' && money) ||
        status === 'CONFIRMING' ||
        status === 'CONFIRMED' ||
        payment.paidElsewhere !== null),
    cancel: mayCreate && takesMoney && paidState === 'UNPAID' && !money,
  };
  return paymentActions.filter((action) => can[action]);
}

/** Reports whether a payment is open although only another asset came, which goes back once it is cancelled. */
export function isRefundedByCancelling(
  payment: Pick<Payment, 'status' | 'flags' | 'credited'>,
): boolean {
  return isWaiting(payment) && payment.flags.includes('wrongAsset') && !hasMoney(payment);
}

/** Reports whether the network took back all that had paid. */
export function isUndone(payment: Pick<Payment, 'status' | 'flags' | 'credited'>): boolean {
  return payment.status === 'INVALID' && payment.flags.includes('reorged') && !hasMoney(payment);
}

/** Reports whether a payment ended without being paid. */
export function isEnded({ status }: Pick<Payment, 'status'>): boolean {
  return status === 'EXPIRED' || status === 'CANCELLED' || status === 'INVALID';
}

/** Reports whether anything that counts has arrived. */
export function hasMoney({ credited }: Pick<Payment, 'credited'>): boolean {
  return /[1-9]/.test(credited);
}
