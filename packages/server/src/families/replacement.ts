import type { ReplacementKind } from '@billfold/core/contract';
import type { Chain } from '../chains/chain.ts';
import type { ServedFamily } from '../chains/served-networks.ts';
import type { Db } from '../db/open-database.ts';
import type { sendIntents, transactions } from '../db/schema.ts';
import { ApiError } from '../platform/api-error.ts';
import type { RefusalText } from '../refusal-texts/refusal-text.ts';
import type { PlannedSpend, SpendingAccount } from './spending.ts';

/** Send of ours that is still in the mempool, with its signed bytes. */
export interface OpenSend {
  readonly row: typeof transactions.$inferSelect;
  readonly intent: typeof sendIntents.$inferSelect;
  readonly raw: Uint8Array;
}

/** Request to replace an open send: a fee bump (SPEED_UP) or a payment to ourselves (CANCEL). */
export interface ReplacementOrder {
  readonly account: SpendingAccount;
  readonly send: OpenSend;
  readonly kind: ReplacementKind;
}

/** Replacement of transactions in the mempool, as one family does it. */
export interface Replacement<F extends ServedFamily> {
  /** Loads from the node what a replacement of `hash` must pay now. Never inside a database transaction. */
  readonly quote: (chain: Chain, hash: string) => Promise<ReplacementQuote<F>>;
  /** Reserves the inputs of a replaced send again, after its replacement was rejected. */
  readonly reserveInputs: (tx: Db, replaced: OpenSend['intent'], raw: Uint8Array) => Promise<void>;
}

export interface ReplacementQuote<F extends ServedFamily> {
  /** @throws {ApiError} 409 NOT_REPLACEABLE where another transaction spends an output of `send` */
  requireReplaceable(tx: Db, send: OpenSend): Promise<void>;
  /**
   * Plans the replacement of a send that has ended and released its inputs before.
   * @throws {ApiError} 409 NOT_REPLACEABLE; INSUFFICIENT_FUNDS, INSUFFICIENT_NATIVE_FOR_FEE
   */
  plan(tx: Db, order: ReplacementOrder): Promise<PlannedSpend<F>>;
}

/** Replacement on networks whose mempool accepts none. */
export const noReplacement: Replacement<never> = {
  quote: async () => ({
    requireReplaceable: async () => {},
    plan: async () => {
      throw notReplaceable('This network does not know how to replace a transaction.');
    },
  }),
  reserveInputs: async () => {},
};

export function notReplaceable(
  text: RefusalText = 'This transaction can no longer be replaced, or could never be.',
): ApiError {
  return new ApiError(409, 'NOT_REPLACEABLE', { errors: [text] });
}
