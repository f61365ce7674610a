import type { BaseUnits, TokenDefinition } from '@billfold/core';
import type {
  ChainAccount,
  ChainFees,
  ChainTransaction,
  InclusionProof,
  SimulatedTransfer,
  TokenTransfer,
  WaitingPackage,
} from '../chain.ts';
import type { BlockHeader } from './block-header.ts';
import type { Inspection } from './inspection.ts';

/**
 * One record of the state of a ledger, such as an unspent output. Amounts are decimal digits;
 * `address` is the owner's, by which its entries are found.
 */
export type Entry = Readonly<Record<string, string | null>>;

/** New entries by key; null removes the entry. */
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
  /** Message of the network's own nodes. */
  readonly reason: string;
  /** False: the same bytes may be accepted later. */
  readonly permanent: boolean;
  /** Entries that the transaction spends and that do not exist. */
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
  /** Returns the rejection of bytes that do not decode. */
  refuseMalformed(raw: Uint8Array): string;
  /**
   * Rejection of a known transaction with another signature. Left out where the hash covers the
   * signature, and where it is that of Bitcoin Core.
   */
  readonly twinRefusal?: string;
  /** Asked only for bytes that have a hash. `at` is the time of the check. */
  check(view: LedgerView, raw: Uint8Array, at: Date): Promise<Verdict>;
  /**
   * Returns whether no later block can include the transaction. For accepted bytes only; null on
   * networks whose transactions never expire.
   */
  readonly hasExpired: ((view: LedgerView, raw: Uint8Array, at: Date) => Promise<boolean>) | null;
  /**
   * Returns the names of the inputs or nonces that it uses up: two transactions with a common one
   * conflict.
   */
  claims(raw: Uint8Array): readonly string[];
  /** Validates that `next` may replace `evicted`; returns the rejection of a node, or null. */
  refuseReplacement(next: Candidate, evicted: Evicted): string | null;
  /**
   * Describes an accepted transaction at `place`. `before` holds the entries before it, from which
   * the result of its execution follows.
   */
  describe(raw: Uint8Array, place: Place, before: Changes): ChainTransaction;
  /** All that there is to show of accepted bytes; `before` is what the entries they changed were. */
  inspect(raw: Uint8Array, before: Changes): Inspection;
  /**
   * Measures accepted bytes: their virtual size, and the fee that they pay. Left out where transactions spend no outputs.
   */
  readonly measure?: (raw: Uint8Array, before: Changes) => WaitingPackage;
  /** How much of the native asset an entry is worth to its owner: nothing where it is of a token. */
  valueOf(entry: Entry): BaseUnits;
  /** Null on networks whose addresses have no state of their own. */
  readonly readAccount: ((view: LedgerView, address: string) => Promise<ChainAccount>) | null;
  /** Simulates the transfer of a token; null on networks without tokens. */
  readonly simulateTransfer:
    | ((view: LedgerView, transfer: TokenTransfer) => Promise<SimulatedTransfer>)
    | null;
  /** Left out where blocks are named by a hash of our own, which proves no transaction. */
  readonly blocks?: SandboxBlocks;
  /** The wallet that the first block pays and the faucet spends. */
  openTreasury(seedPhrase: string): Treasury;
  readonly fees: ChainFees;
}

/** Blocks in the encoding of the network. */
export interface SandboxBlocks {
  /** Returns the hash of the header of a block; finds its proof of work. */
  hashOf(block: Omit<BlockHeader, 'hash'>, transactionHashes: readonly string[]): string;
  /** Proves a transaction of a block; null for a block that an earlier version has sealed. */
  prove(
    block: BlockHeader,
    transactions: readonly SealedTransaction[],
    hash: string,
  ): InclusionProof | null;
}
export interface SealedTransaction {
  readonly hash: string;
  readonly raw: Uint8Array;
}

export type Place = 'mempool' | 'block';

/** A transaction with the entries it changes, as they are before it. */
export interface Candidate {
  readonly raw: Uint8Array;
  readonly before: Changes;
}
export interface Evicted {
  /** Transactions with a common input or nonce. */
  readonly conflicts: readonly Candidate[];
  /** Descendants: transactions that spend their outputs or follow their nonces. */
  readonly descendants: readonly Candidate[];
}

export interface Treasury {
  /** Where its entries are found. */
  readonly addresses: readonly string[];
  /** Parts of a payment that only some networks have. */
  readonly marks: readonly PaymentMark[];
  /** Address of the contract that can pay for the treasury; null on networks without one. */
  readonly contract: string | null;
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
/** Time and chain state at which a payment is signed, for networks whose transactions name them. */
export interface LedgerMoment {
  readonly view: LedgerView;
  readonly at: Date;
}
export interface TreasuryPayment {
  /** Left out for the native asset. */
  readonly token?: TokenDefinition;
  readonly address: string;
  readonly amount: BaseUnits;
  /** Text for the recipient. */
  readonly memo?: string;
  /** Accounts by which the recipient finds the payment (Solana Pay). */
  readonly references?: readonly string[];
  /**
   * True to let a contract pay, which the treasury fills first: no transfer then shows what arrives, as with smart
   * wallets and exchanges that pay many at once. Native asset only.
   */
  readonly byContract?: true;
}
export type PaymentMark = 'memo' | 'references' | 'byContract';
export interface TreasuryReplacement {
  /** Recipient of the replacement; null returns the money to the treasury. */
  readonly address: string | null;
  /** In the smallest unit: sat for 1,000 virtual bytes, wei for gas. */
  readonly feeRate: bigint;
}
export type ReplacementResult =
  | TreasuryResult
  /** Sent by another user. */
  | { readonly outcome: 'foreign' }
  /** Message of a node. */
  | { readonly outcome: 'refused'; readonly reason: string };
export type TreasuryResult =
  | { readonly outcome: 'signed'; readonly raw: Uint8Array; readonly hash: string }
  | { readonly outcome: 'empty' | 'recipient_invalid' }
  | { readonly outcome: 'dust'; readonly minimum: BaseUnits };
