import type { Transaction } from '../contract/transactions/transactions.ts';

/** True while confirmations are still missing, so that it pays to look again soon. */
export function isMoving({ status }: Pick<Transaction, 'status'>): boolean {
  return status === 'PENDING' || status === 'CONFIRMING';
}
