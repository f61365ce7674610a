import type { BaseUnits } from '@billfold/core';
import type { ChainAccount, ChainFees, ChainTransaction } from '../../chain.ts';
import type { Inspection } from './inspection.ts';

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
  /** What its nodes say of bytes without a hash. */
  refuseMalformed(raw: Uint8Array): string;
  /** Asked only for bytes that have a hash. */
  check(view: LedgerView, raw: Uint8Array): Promise<Verdict>;
  /** Names of what it uses up for itself: of two that share one, only one can stand. */
  claims(raw: Uint8Array): readonly string[];
  /** Why `next` may not take the place of `evicted`, in a node's words; null when it may. */
  refuseReplacement(next: Candidate, evicted: Evicted): string | null;
  /** In the words of the books, as it stands at `place`. For accepted bytes only. */
  describe(raw: Uint8Array, place: Place): ChainTransaction;
  /** All that there is to show of accepted bytes; `before` is what the entries they changed were. */
  inspect(raw: Uint8Array, before: Changes): Inspection;
  /** How much an entry is worth to its owner. */
  valueOf(entry: Entry): BaseUnits;
  /** Null on networks whose addresses have no state of their own. */
  readonly readAccount: ((view: LedgerView, address: string) => Promise<ChainAccount>) | null;
  /** The wallet that the first block pays and the faucet spends. */
  openTreasury(seedPhrase: string): Treasury;
  readonly fees: ChainFees;
}

export type Place = 'mempool' | 'block';

/** A transaction with the entries it changes, as they are before it. */
export interface Candidate {
  readonly raw: Uint8Array;
  readonly before: Changes;
}
export interface Evicted {
  /** Those that use up the same. */
  readonly conflicts: readonly Candidate[];
  /** Those that changed what they left behind. */
  readonly descendants: readonly Candidate[];
}

export interface Treasury {
  /** Where its entries are found. */
  readonly addresses: readonly string[];
  /** Makes all the coins there will ever be, out of nothing. */
  readonly genesis: {
    readonly changes: Changes;
    /** The one transaction without a check; null where a network begins with balances alone. */
    readonly transaction: { readonly raw: Uint8Array; readonly hash: string } | null;
  };
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
