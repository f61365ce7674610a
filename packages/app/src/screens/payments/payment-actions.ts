import type { BusinessRole } from '@billfold/core/payments';
import { isPermitted, type Payment } from '@billfold/core/payments';

/** Decisions about a payment, in the order of their buttons. */
export const paymentActions = [
  'accept',
  'reopen',
  'refresh',
  'simulate',
  'invalidate',
  'cancel',
] as const;
export type PaymentAction = (typeof paymentActions)[number];

type Decided = Pick<Payment, 'status' | 'paidState' | 'credited' | 'livemode' | 'method'>;

/** Lists what a member of this role can do with a payment as it is now. */
export function listPaymentActions(payment: Decided, role: BusinessRole): readonly PaymentAction[] {
  const { status, paidState, livemode, method } = payment;
  const mayCreate = isPermitted(role, 'create-payments', livemode);
  const mayDecide = isPermitted(role, 'decide-payments', livemode);
  const money = hasMoney(payment);
  const can = {
    accept:
      mayDecide &&
      money &&
      (isEnded(payment) || (status === 'PENDING' && paidState === 'UNDERPAID')),
    reopen: mayDecide && status === 'EXPIRED' && paidState === 'UNDERPAID' && money,
    refresh:
      mayCreate && status === 'EXPIRED' && paidState === 'UNPAID' && !money && method !== null,
    simulate: mayCreate && !livemode && method !== null,
    invalidate:
      mayDecide && (status === 'PENDING' || status === 'CONFIRMING' || status === 'CONFIRMED'),
    cancel:
      mayCreate &&
      (status === 'CREATED' || status === 'PENDING') &&
      paidState === 'UNPAID' &&
      !money,
  };
  return paymentActions.filter((action) => can[action]);
}

/** Reports whether a payment ended without being paid. */
export function isEnded({ status }: Pick<Payment, 'status'>): boolean {
  return status === 'EXPIRED' || status === 'CANCELLED' || status === 'INVALID';
}

/** Reports whether anything that counts has arrived. */
export function hasMoney({ credited }: Pick<Payment, 'credited'>): boolean {
  return /[1-9]/.test(credited);
}
