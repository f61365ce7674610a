import type { Transaction } from '../contract/transactions/transactions.ts';

/**
 * Reports whether a transaction still waits for confirmations, so that it should be polled.
 * @example
 * isUnconfirmed({ status: 'CONFIRMING' }); // true
 * isUnconfirmed({ status: 'CONFIRMED' }); // false
 */
export function isUnconfirmed({ status }: Pick<Transaction, 'status'>): boolean {
  return status === 'PENDING' || status === 'CONFIRMING';
}
