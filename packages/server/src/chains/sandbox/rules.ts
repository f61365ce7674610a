import type { BaseUnits, TokenDefinition } from '@billfold/core';
import type {
  ChainAccount,
  ChainFees,
  ChainTransaction,
  SimulatedTransfer,
  TokenTransfer,
} from '../chain.ts';
import type { Inspection } from './inspection.ts';
import type { BlockHeader } from './ledger-store.ts';

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
  /** Null only before the first block. */
  head(): Promise<BlockHeader | null>;
  /** The block at `height` on the best chain, or null above the head. */
  headerAt(height: number): Promise<BlockHeader | null>;
  /** A block of the best chain by its hash. */
  findBlock(hash: string): Promise<BlockHeader | null>;
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
  /**
   * What they say of a transaction that is known with another signature. Left out where the hash
   * covers the signature, and where their words are those of Bitcoin Core.
   */
  readonly twinRefusal?: string;
  /** Asked only for bytes that have a hash. `at` is the time of the check. */
  check(view: LedgerView, raw: Uint8Array, at: Date): Promise<Verdict>;
  /**
   * Whether no block from now on can take it, however long it waited. For accepted bytes only; null
   * on networks whose transactions stay valid.
   */
  readonly hasExpired: ((view: LedgerView, raw: Uint8Array, at: Date) => Promise<boolean>) | null;
  /** Names of what it uses up for itself: of two that share one, only one can stand. */
  claims(raw: Uint8Array): readonly string[];
  /** Why `next` may not take the place of `evicted`, in a node's words; null when it may. */
  refuseReplacement(next: Candidate, evicted: Evicted): string | null;
  /**
   * In the words of the books, as it stands at `place`. For accepted bytes only; `before` is what
   * the entries they changed were, by which it shows what came of a transaction.
   */
  describe(raw: Uint8Array, place: Place, before: Changes): ChainTransaction;
  /** All that there is to show of accepted bytes; `before` is what the entries they changed were. */
  inspect(raw: Uint8Array, before: Changes): Inspection;
  /** How much of the native asset an entry is worth to its owner: nothing where it is of a token. */
  valueOf(entry: Entry): BaseUnits;
  /** Null on networks whose addresses have no state of their own. */
  readonly readAccount: ((view: LedgerView, address: string) => Promise<ChainAccount>) | null;
  /** What a transfer of a token would take; null on networks without tokens. */
  readonly simulateTransfer:
    | ((view: LedgerView, transfer: TokenTransfer) => Promise<SimulatedTransfer>)
    | null;
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
  pay(
    entries: ReadonlyMap<string, Entry>,
    payment: TreasuryPayment,
    moment: LedgerMoment,
  ): TreasuryResult | Promise<TreasuryResult>;
  /**
   * A signed transfer that uses up what `old` does, which waits, and pays more. Null on networks where
   * nothing takes the place of what waits.
   */
  readonly replace: ((old: Candidate, order: TreasuryReplacement) => ReplacementResult) | null;
}
/** Where and when a payment is signed, for networks whose transactions say so. */
export interface LedgerMoment {
  readonly view: LedgerView;
  readonly at: Date;
}
export interface TreasuryPayment {
  /** Left out for the native asset. */
  readonly token?: TokenDefinition;
  readonly address: string;
  readonly amount: BaseUnits;
}
export interface TreasuryReplacement {
  /** Who is paid instead; null leaves the money with the treasury. */
  readonly address: string | null;
  /** In the smallest unit: sat for 1,000 virtual bytes, wei for gas. */
  readonly feeRate: bigint;
}
export type ReplacementResult =
  | TreasuryResult
  /** Somebody else sent it. */
  | { readonly outcome: 'foreign' }
  /** In a node's words. */
  | { readonly outcome: 'refused'; readonly reason: string };
export type TreasuryResult =
  | { readonly outcome: 'signed'; readonly raw: Uint8Array; readonly hash: string }
  | { readonly outcome: 'empty' | 'recipient_invalid' }
  | { readonly outcome: 'dust'; readonly minimum: BaseUnits };
