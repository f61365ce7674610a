import type { Db } from '../db/open-database.ts';
import type { PlannedSpend, SpendingAccount } from './spending.ts';

/** Bytes that somebody else has signed, beside what we would have signed for the same order. */
export interface GivenTransfer {
  readonly tx: Db;
  readonly account: SpendingAccount;
  readonly raw: Uint8Array;
  readonly planned: PlannedSpend;
}

/** What they do, in the words of a plan. */
export interface RawFacts {
  readonly hash: string;
  /** Null where they pay somebody who cannot be told, or do more than to pay. */
  readonly to: string | null;
  /** Of the token that is sent; null for the native asset. */
  readonly contract: string | null;
  readonly sent: bigint;
  /** The most that the network may take, in the native asset, but for opening an account. */
  readonly fee: bigint;
  readonly memo: string | null;
  /** Null on networks without nonces. */
  readonly nonce: bigint | null;
  /** As the books take it in. */
  readonly plan: PlannedSpend['plan'];
  readonly fromAddress: string;
}

/** Null for bytes that no node would take, and for those of other keys. */
export type ReadRaw = (given: GivenTransfer) => Promise<RawFacts | null>;

/** A transfer that stays valid much longer than ours would come when nobody expects it any more. */
export const longerMs = 60_000;
