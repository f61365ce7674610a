import type { Checkout } from '@billfold/core/payments';

/** Screen of a payment. */
export type CheckoutStep =
  | 'choose'
  | 'pay'
  | 'confirming'
  | 'paid'
  | 'expired'
  | 'short'
  | 'late'
  | 'cancelled'
  | 'invalid';

/**
 * Returns the screen that tells the payer what to do now. An address is shown only while the server gives one,
 * so that nobody pays after the window.
 */
export function stepOf({
  status,
  paidState,
  flags,
  method,
  detailsMissing,
  actions,
}: StepFacts): CheckoutStep {
  switch (status) {
    case 'CREATED':
      return actions.includes('SELECT') ? 'choose' : 'expired';
    case 'PENDING':
      // The address comes with the details that the business requires.
      if (method !== null || detailsMissing) return 'pay';
      return paidState === 'UNPAID' ? 'expired' : 'short';
    case 'CONFIRMING':
      return 'confirming';
    case 'CONFIRMED':
    case 'COMPLETED':
      return 'paid';
    default:
      return endOf({ status, paidState, flags });
  }
}

/** Returns the text of an invalid payment: the network undid it, or the business did not accept it. */
export function invalidText({ flags }: Pick<Checkout, 'flags'>) {
  return flags.includes('reorged') ? 'checkout.invalid.reorged' : 'checkout.invalid.text';
}

type StepFacts = Pick<
  Checkout,
  'status' | 'paidState' | 'flags' | 'method' | 'detailsMissing' | 'actions'
>;

function endOf({
  status,
  paidState,
  flags,
}: Pick<StepFacts, 'status' | 'paidState' | 'flags'>): CheckoutStep {
  if (flags.includes('late')) return 'late';
  if (status === 'INVALID') return 'invalid';
  if (paidState !== 'UNPAID') return 'short';
  return status === 'CANCELLED' ? 'cancelled' : 'expired';
}
