import type { Payment } from '@billfold/core/payments';

/** Reports whether the next blocks or transfers change a payment. */
export function isMoving({ status }: Pick<Payment, 'status'>): boolean {
  return status === 'PENDING' || status === 'CONFIRMING' || status === 'CONFIRMED';
}
