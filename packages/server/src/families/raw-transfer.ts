import type { ServedFamily } from '../chains/served-networks.ts';
import type { Db } from '../db/open-database.ts';
import type { PlanOf } from './family-types.ts';
import type { PlannedSpend, SpendingAccount } from './spending.ts';

/** Transaction that was signed outside of this server, with the plan of the same send. */
export interface GivenTransfer<F extends ServedFamily> {
  readonly tx: Db;
  readonly account: SpendingAccount;
  readonly raw: Uint8Array;
  readonly planned: PlannedSpend<F>;
}

/** Payment that a signed transaction makes, in the units of a plan. */
export interface RawTransfer<F extends ServedFamily> {
  readonly hash: string;
  /** Null where the recipient is unknown, or the transaction does more than one payment. */
  readonly to: string | null;
  /** Contract of the token that is sent; null for the native asset. */
  readonly contract: string | null;
  readonly sent: bigint;
  /** Highest fee in the native asset, without the price of activating the recipient's account. */
  readonly fee: bigint;
  readonly memo: string | null;
  /** Null on networks without nonces. */
  readonly nonce: bigint | null;
  /** Plan to record: that of the server, or one made of these bytes. */
  readonly plan: PlanOf<F>;
  readonly fromAddress: string;
}

/**
 * Decodes and verifies a signed transaction; null where a node would reject it, or where another key
 * has signed it.
 */
export type ReadRawTransfer<F extends ServedFamily> = (
  given: GivenTransfer<F>,
) => Promise<RawTransfer<F> | null>;

/** Longest lifetime of a transaction beyond that of our own plan: later it would surprise its owner. */
export const extraLifetimeMs = 60_000;
