import type { ServedFamily } from '../../chains/served-networks.ts';
import type { Db } from '../../db/open-database.ts';
import type { Family } from '../../families/family.ts';
import type { ReplacementOrder, ReplacementQuote } from '../../families/replacement.ts';
import type { PlannedSpend } from '../../families/spending.ts';
import { endReplacedSend } from './open-send.ts';

export interface PricedReplacement<F extends ServedFamily> {
  readonly order: ReplacementOrder;
  readonly quote: ReplacementQuote<F>;
  readonly at: Date;
}

/**
 * Ends a send, releases its inputs and plans its replacement, in the database transaction that has
 * locked the account.
 * @throws {ApiError} 409 NOT_REPLACEABLE, also on networks without replacement; the errors of a plan
 */
export async function planReplacement<F extends ServedFamily>(
  tx: Db,
  { spending }: Family<F>,
  { order, quote, at }: PricedReplacement<F>,
): Promise<PlannedSpend<F>> {
  const { account, send } = order;
  await quote.requireReplaceable(tx, send);
  await endReplacedSend(tx, account, send, at);
  await spending.release(tx, account.network, send.intent.hash);
  return quote.plan(tx, order);
}
