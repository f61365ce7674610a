import type { Chain } from '../chains/chain.ts';
import type { ServedFamily } from '../chains/served-networks.ts';
import type { Db } from '../db/open-database.ts';
import type { transactions } from '../db/schema.ts';
import { ApiError } from '../platform/api-error.ts';
import type { RefusalText } from '../refusal-texts/refusal-text.ts';
import type { PlannedSpend, SpendingAccount } from './spending.ts';

/** Incoming transaction that no block has yet, of an account that speeds it up. */
export interface IncomingTransaction {
  readonly account: SpendingAccount;
  readonly row: typeof transactions.$inferSelect;
}

/** Acceleration of incoming transactions by a child that pays for its parent, as one family does it. */
export interface Acceleration<F extends ServedFamily> {
  /**
   * Loads from the node what a child must pay now. Never inside a database transaction.
   * @throws {ApiError} 409 NOT_ACCELERABLE where the node does not have `hash` in its mempool, or it pays enough
   */
  readonly quote: (chain: Chain, hash: string) => Promise<AccelerationQuote<F>>;
}

export interface AccelerationQuote<F extends ServedFamily> {
  /**
   * Plans the child, in the database transaction that has locked the account.
   * @throws {ApiError} 409 NOT_ACCELERABLE
   */
  plan(tx: Db, incoming: IncomingTransaction): Promise<PlannedSpend<F>>;
}

export function notAccelerable(text: RefusalText): ApiError {
  return new ApiError(409, 'NOT_ACCELERABLE', {
    message: "This transaction can't be sped up",
    errors: [text],
  });
}
