import type { ServedFamily } from '../../chains/served-networks.ts';
import type { ServiceContext } from '../../context.ts';
import {
  type AccelerationQuote,
  type IncomingTransaction,
  notAccelerable,
} from '../../families/acceleration.ts';
import type { Family } from '../../families/family.ts';

/** Loads what a child must pay now. @throws {ApiError} 409 NOT_ACCELERABLE, also on networks without it */
export async function quoteChild<F extends ServedFamily>(
  { chains }: ServiceContext,
  { acceleration }: Family<F>,
  { account, row }: IncomingTransaction,
): Promise<AccelerationQuote<F>> {
  if (acceleration === null)
    throw notAccelerable('Transactions on this network cannot be sped up this way.');
  return acceleration.quote(chains.get(account.network), row.hash);
}
