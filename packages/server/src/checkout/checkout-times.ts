import { deadlineOf } from '@billfold/core/internal';
import type { LoadedCheckout } from './load-checkout.ts';

/** Time for which the page of a payment that is over still shows what comes late. */
const watchedMs = 24 * 3_600_000;

/** Times at which a checkout changes without a change of its payment. */
export interface CheckoutTimes {
  /** From then on nothing changes any more; null while the payment is open. */
  readonly endsAt: Date | null;
  /** The next of these times; null without any. */
  readonly nextAt: Date | null;
}

export function checkoutTimes({ parts, checkout }: LoadedCheckout): CheckoutTimes {
  const { row, quotes } = parts;
  const { status, actions, serverTime } = checkout;
  if (status === 'CREATED' || status === 'PENDING') {
    const windowEnd = deadlineOf(row);
    return { endsAt: null, nextAt: windowEnd > serverTime ? windowEnd : null };
  }
  if (status === 'CONFIRMING' || status === 'CONFIRMED') return { endsAt: null, nextAt: null };
  const overSince = row.completedAt ?? row.closedAt ?? row.updatedAt;
  const canPay = quotes.length > 0 || actions.includes('REFRESH') || actions.includes('SELECT');
  const endsAt = canPay ? new Date(overSince.getTime() + watchedMs) : overSince;
  return { endsAt, nextAt: endsAt };
}
