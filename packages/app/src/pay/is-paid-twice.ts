import { compareAmounts } from '@billfold/core/internal';
import type { Checkout } from '@billfold/core/payments';
import { newestCounted } from '../common/newest-counted.ts';

/** Reports whether all of a later transfer is above the price, as where a payer sent the price twice. */
export function isPaidTwice({
  paidState,
  transfers,
  selected,
  overBy,
}: Pick<Checkout, 'paidState' | 'transfers' | 'selected' | 'overBy'>): boolean {
  const newest = newestCounted(transfers);
  const isOneOfSeveral = transfers.filter(({ counted }) => counted).length > 1;
  if (paidState !== 'OVERPAID' || newest === undefined || !isOneOfSeveral) return false;
  const isOfOtherCoin = newest.asset !== selected?.asset || newest.network !== selected.network;
  return isOfOtherCoin || compareAmounts(overBy, newest.amount).sign >= 0;
}
