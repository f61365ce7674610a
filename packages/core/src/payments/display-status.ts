import type {
  DisplayStatus,
  PaidState,
  PaymentFlag,
  PaymentStatus,
  RefundState,
} from '../contract/payments/payment.ts';

export interface PaymentFacts {
  readonly status: PaymentStatus;
  readonly paidState: PaidState;
  readonly refundState: RefundState;
  readonly flags: readonly PaymentFlag[];
}

/**
 * Returns the status text of a payment, for the list, its detail and the checkout.
 * @example
 * displayStatus({ status: 'PENDING', paidState: 'UNDERPAID', refundState: 'NONE', flags: [] }); // 'Underpaid'
 */
export function displayStatus(facts: PaymentFacts): DisplayStatus {
  const { status, paidState, refundState } = facts;
  if (refundState !== 'NONE') return refundState === 'FULL' ? 'Refunded' : 'Partially refunded';
  switch (status) {
    case 'EXPIRED':
    case 'CANCELLED':
      return paidState === 'UNPAID' ? ended[status] : endedWithMoney(facts);
    // Neither a part of the price nor the time of its arrival is left to wait for.
    case 'INVALID':
      return 'Invalid';
    case 'CREATED':
      return 'Created';
    case 'PENDING':
      return paidState === 'UNPAID' ? 'Pending' : 'Underpaid';
    case 'CONFIRMING':
      return 'Confirming';
    case 'CONFIRMED':
      return paidState === 'OVERPAID' ? 'Overpaid' : 'Confirmed';
    case 'COMPLETED':
      return 'Completed';
    default:
      status satisfies never;
      return 'Invalid';
  }
}

const ended = { EXPIRED: 'Expired', CANCELLED: 'Cancelled' } as const;

function endedWithMoney({ paidState, flags }: PaymentFacts): DisplayStatus {
  if (flags.includes('late')) return 'Late';
  return paidState === 'UNDERPAID' ? 'Underpaid' : 'Invalid';
}
