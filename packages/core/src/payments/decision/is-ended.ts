import type { PaymentStatus } from '../../contract/payments/payment.ts';

/** Returns true for the statuses of a payment that ended without being paid. */
export function isEnded(status: PaymentStatus): status is 'EXPIRED' | 'CANCELLED' | 'INVALID' {
  return status === 'EXPIRED' || status === 'CANCELLED' || status === 'INVALID';
}
