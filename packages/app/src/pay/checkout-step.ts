import { isAboveZero, otherCoins } from '@billfold/core/internal';
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

/**
 * Reports whether the screen of a payment leads to the shop beside what it says. The links below the page then leave
 * that out.
 */
export function leadsToShop(checkout: ContactFacts): boolean {
  const { paidState, simulated } = checkout;
  // The notice of a refund that waits for an address leads to the shop too.
  const isAsking = asksExcess(checkout) || awaitsAddress(checkout);
  const isUnmatched = checkout.unmatched.length > 0;
  switch (stepOf(checkout)) {
    case 'choose':
      return isUnmatched;
    case 'pay':
      return (
        !simulated && (isUnmatched || paidState === 'UNDERPAID' || otherCoins(checkout) !== '')
      );
    case 'confirming':
      return isAsking;
    case 'paid':
      return isAsking || asksRefund(checkout);
    default:
      return true;
  }
}

/**
 * Reports whether a paid payment says how to get a refund: the notice of an overpaid one leads to the shop too, and its
 * excess has gone back where it is no longer overpaid.
 */
export function asksRefund(checkout: RefundFacts): boolean {
  const { paidState, receiptNumber, refunded } = checkout;
  const isDone = goesBack(checkout) || isAboveZero(refunded);
  return !isDone && paidState !== 'OVERPAID' && receiptNumber !== null;
}

/** Reports whether more than the price came, and the payer has to ask for what is above it. */
export function asksExcess(checkout: RefundStates & Pick<Checkout, 'paidState'>): boolean {
  return checkout.paidState === 'OVERPAID' && !goesBack(checkout);
}

/** Reports whether a refund waits for the address of its payer. */
export function awaitsAddress({ pendingRefund }: Pick<Checkout, 'pendingRefund'>): boolean {
  return pendingRefund?.status === 'WAITING_FOR_ADDRESS';
}

/** Reports whether money went back or is to go back, so that nobody has to ask for it. */
export function goesBack({ refundState, pendingRefund }: RefundStates): boolean {
  return refundState !== 'NONE' || pendingRefund !== null;
}

type RefundStates = Pick<Checkout, 'refundState' | 'pendingRefund'>;

type RefundFacts = RefundStates & Pick<Checkout, 'paidState' | 'receiptNumber' | 'refunded'>;

type ContactFacts = StepFacts &
  RefundFacts &
  Pick<Checkout, 'transfers' | 'selected' | 'simulated' | 'unmatched'>;

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
