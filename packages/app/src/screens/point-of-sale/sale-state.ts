import { trimDecimal } from '@billfold/core/internal';
import type { Payment } from '@billfold/core/payments';

/** State of a payment as it matters at the counter. */
export type SaleState =
  | 'waiting'
  | 'chosen'
  | 'partly'
  | 'seen'
  | 'paid'
  | 'over'
  | 'under'
  | 'late'
  | 'expired'
  | 'cancelled'
  | 'invalid'
  | 'refunded';

/** Returns the state of the payment of a sale. */
export function saleStateOf(payment: Payment): SaleState {
  const { displayStatus, status, paidState } = payment;
  switch (displayStatus) {
    case 'Created':
      return 'waiting';
    case 'Pending':
      return 'chosen';
    case 'Underpaid':
      return status === 'PENDING' ? 'partly' : 'under';
    case 'Confirming':
      return 'seen';
    case 'Confirmed':
    case 'Completed':
    case 'Overpaid':
      return paidState === 'OVERPAID' ? 'over' : 'paid';
    case 'Late':
      return 'late';
    case 'Expired':
      return 'expired';
    case 'Cancelled':
      return 'cancelled';
    case 'Invalid':
      return 'invalid';
    case 'Partially refunded':
    case 'Refunded':
      return 'refunded';
    default:
      return displayStatus satisfies never;
  }
}

/** States in which the customer can still pay what is asked for. */
export type PayableState = 'waiting' | 'chosen' | 'partly';

/** Reports whether the customer can still pay what is asked for. */
export function isPayable(state: SaleState): state is PayableState {
  return state === 'waiting' || state === 'chosen' || state === 'partly';
}

/** Reports whether a sale can be charged again, because nothing came for it. */
export function canChargeAgain(state: SaleState): boolean {
  return state === 'expired' || state === 'cancelled';
}

/** Returns the amounts that the sentences about a payment name. */
export function amountsOfPayment({ due, seen, overBy, method, confirmations }: Payment) {
  return {
    due: due === null ? '' : trimDecimal(due),
    seen: trimDecimal(seen),
    over: trimDecimal(overBy),
    unit: method?.asset ?? '',
    current: confirmations?.current ?? 0,
    required: confirmations?.required ?? 0,
  };
}
