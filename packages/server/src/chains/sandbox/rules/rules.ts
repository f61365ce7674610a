import type { BaseUnits } from '@billfold/core';
import type { ChainTransaction, FeeRates } from '../../chain.ts';

/**
 * One record of the state of a ledger, such as an unspent output. Amounts are decimal digits;
 * `address` is the owner's, by which its entries are found.
 */
export type Entry = Readonly<Record<string, string | null>>;

/** What stands under a key from now on; null removes it. */
export type Changes = ReadonlyMap<string, Entry | null>;

/** All that rules see of a ledger: what is accepted so far, mined or not. */
export interface LedgerView {
  /** The entries under `keys`; those that do not exist are left out. */
  read(keys: readonly string[]): Promise<ReadonlyMap<string, Entry>>;
}

export type Verdict = Acceptable | Rejected;

export interface Acceptable {
  readonly outcome: 'acceptable';
  readonly changes: Changes;
  readonly bid: Bid;
}
/** What a transaction offers for its place. */
export interface Bid {
  readonly fee: bigint;
  /** Virtual bytes. */
  readonly vsize: number;
  /** Whether it allows a better one to take its place. */
  readonly isReplaceable: boolean;
}
export interface Rejected {
  readonly outcome: 'rejected';
  /** In the words of the network's own nodes. */
  readonly reason: string;
  /** False: the same bytes may be accepted later. */
  readonly permanent: boolean;
  /** What it needs and what does not stand. */
  readonly missing: readonly MissingEntry[];
}
export interface MissingEntry {
  readonly key: string;
  /** Hash of the transaction that could make it. */
  readonly madeBy: string;
}

/** One network's consensus and relay rules: functions of a view and bytes, and of nothing else. */
export interface SandboxRules {
  /** The id of a transaction, null for bytes that are none in the one encoding there is. */
  hashOf(raw: Uint8Array): string | null;
  /** Asked only for bytes that have a hash. */
  check(view: LedgerView, raw: Uint8Array): Promise<Verdict>;
  /** Why `next` may not take the place of `evicted`, in a node's words; null when it may. */
  refuseReplacement(next: Bid, evicted: Evicted): string | null;
  /** In the words of the books. For accepted bytes only. */
  describe(raw: Uint8Array): ChainTransaction;
  /** All that there is to show of accepted bytes; `before` is what the entries they changed were. */
  inspect(raw: Uint8Array, before: Changes): Inspection;
  /** How much an entry is worth to its owner. */
  valueOf(entry: Entry): BaseUnits;
  /** The wallet that the first block pays and the faucet spends. */
  openTreasury(seedPhrase: string): Treasury;
  readonly feeRates: FeeRates;
}

export interface Inspection {
  readonly size: number;
  readonly vsize: number;
  /** Null for the transaction that makes the coins. */
  readonly fee: BaseUnits | null;
  readonly inputs: readonly InspectedInput[];
  readonly outputs: readonly { readonly address: string | null; readonly value: BaseUnits }[];
  /** The judgement of the rules, made again; null for the transaction that makes the coins. */
  readonly check: { readonly isValid: boolean; readonly reason: string | null } | null;
}
export interface InspectedInput {
  readonly hash: string;
  readonly index: number;
  readonly address: string | null;
  readonly value: BaseUnits;
  /** Checking ends at the first that is invalid. */
  readonly signature: 'valid' | 'invalid' | 'unchecked';
}

export interface Evicted {
  /** Those that spend the same. */
  readonly conflicts: readonly Bid[];
  /** Those that build on them. */
  readonly descendants: readonly Bid[];
}

export interface Treasury {
  /** Where its entries are found. */
  readonly addresses: readonly string[];
  /** Makes all the coins there will ever be, out of nothing: the one transaction without a check. */
  readonly genesis: { readonly raw: Uint8Array; readonly hash: string; readonly changes: Changes };
  /** A signed transfer that spends from `entries`. */
  pay(entries: ReadonlyMap<string, Entry>, payment: TreasuryPayment): TreasuryResult;
}
export interface TreasuryPayment {
  readonly address: string;
  readonly amount: BaseUnits;
}
export type TreasuryResult =
  | { readonly outcome: 'signed'; readonly raw: Uint8Array; readonly hash: string }
  | { readonly outcome: 'empty' | 'recipient_invalid' }
  | { readonly outcome: 'dust'; readonly minimum: BaseUnits };
