import type { Payment } from '@billfold/core/payments';

/** Reports whether a payment still takes money. */
export function isWaiting({ status }: Pick<Payment, 'status'>): boolean {
  return status === 'CREATED' || status === 'PENDING';
}
