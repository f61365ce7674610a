import { compareAmounts } from '@billfold/core/internal';
import type { Checkout } from '@billfold/core/payments';
import { newestCounted } from '../common/newest-counted.ts';

/** Reports whether a payer sent the price twice: what is above it is as much again, or came in another coin. */
export function isPaidTwice({
  paidState,
  transfers,
  selected,
  due,
  overBy,
}: Pick<Checkout, 'paidState' | 'transfers' | 'selected' | 'due' | 'overBy'>): boolean {
  const newest = newestCounted(transfers);
  const isOneOfSeveral = transfers.filter(({ counted }) => counted).length > 1;
  if (paidState !== 'OVERPAID' || newest === undefined || !isOneOfSeveral) return false;
  const isOfOtherCoin = newest.asset !== selected?.asset || newest.network !== selected.network;
  return isOfOtherCoin || (due !== null && compareAmounts(overBy, due).sign >= 0);
}
