import type { Transaction } from '../contract/transactions/transactions.ts';

/**
 * Reports whether a transaction still waits for confirmations, so that it should be polled.
 * @example
 * isMoving({ status: 'CONFIRMING' }); // true
 * isMoving({ status: 'CONFIRMED' }); // false
 */
export function isMoving({ status }: Pick<Transaction, 'status'>): boolean {
  return status === 'PENDING' || status === 'CONFIRMING';
}
