import type { PaymentStatus } from '../../contract/payments/payment.ts';

/** Statuses of a payment that ended without being paid. */
export const endedStatuses = ['EXPIRED', 'CANCELLED', 'INVALID'] as const;

/** Returns true for the statuses of a payment that ended without being paid. */
export function isEnded(status: PaymentStatus): status is (typeof endedStatuses)[number] {
  return endedStatuses.some((each) => each === status);
}
