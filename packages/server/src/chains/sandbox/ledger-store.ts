import type { BlockHeader } from './block-header.ts';
import type { Changes, Entry, LedgerView } from './rules.ts';

export type { BlockHeader } from './block-header.ts';

/** Store of one ledger's state. It knows neither rules nor the order of events. */
export interface LedgerStore {
  /** One consistent look: nothing changes while `work` reads. */
  read<T>(work: (state: LedgerState) => Promise<T>): Promise<T>;
  /** Runs `work` alone on this ledger, in every process; nothing of it stays when it throws. */
  change<T>(work: (draft: LedgerDraft) => Promise<T>): Promise<T>;
  /** Names the newest block and the mempool: the same text, the same state. */
  revision(): Promise<Seen<string>>;
  /** Returns the newest block; null before the first one. */
  newestBlock(): Promise<Seen<BlockHeader | null>>;
  /** Returns a block with its transactions, in order of acceptance; null above the newest one. */
  sealedBlock(height: number): Promise<Seen<SealedBlock | null>>;
  /** Returns the mempool, in order of acceptance. */
  waiting(): Promise<Seen<readonly AcceptedTransaction[]>>;
  /** Returns the end of the last outage; null without one. */
  outageUntil(): Promise<Date | null>;
  /** Returns the last rise of the fees; null without one. */
  feeSpike(): Promise<FeeSpike | null>;
}

/** One part of a ledger, read in one statement: watchers look at them for every block. */
export interface Seen<T> {
  readonly value: T;
  /** End of the last outage; null without one. */
  readonly outageUntil: Date | null;
}

export interface SealedBlock extends BlockHeader {
  readonly transactions: readonly AcceptedTransaction[];
}

/** Rise of the fees for a while. */
export interface FeeSpike {
  readonly factor: number;
  readonly until: Date;
}

/** All accepted transactions applied in their order, mined ones first. */
export interface LedgerState extends LedgerView {
  find(hash: string): Promise<AcceptedTransaction | null>;
  /** In order of acceptance; null is the mempool. */
  transactionsAt(height: number | null): Promise<readonly AcceptedTransaction[]>;
  /** Mined above `height` or not mined, in order of acceptance. */
  transactionsAbove(height: number): Promise<readonly AcceptedTransaction[]>;
  /** Newest first. */
  newestBlocks(limit: number): Promise<readonly CountedBlock[]>;
  /** Lists the transactions that changed entries of `address`, the last accepted first. */
  transactionsOf(address: string, slice: Slice): Promise<CountedTransactions>;
  /** All entries that belong to `addresses`. */
  entriesOf(addresses: readonly string[]): Promise<ReadonlyMap<string, Entry>>;
  nextBlockAt(): Promise<Date>;
  /**
   * Returns when the newest transaction for the next block was accepted; null without any. Held
   * transactions do not count.
   */
  newestWaiting(): Promise<Date | null>;
  /** Returns the height of the last mined transaction; null without any. */
  lastMinedHeight(): Promise<number | null>;
}

export interface LedgerDraft extends LedgerState {
  write(changes: Changes): Promise<void>;
  /** Puts it last in the order of acceptance, into the mempool. */
  append(transaction: Omit<AcceptedTransaction, 'height'>): Promise<void>;
  remove(hashes: readonly string[]): Promise<void>;
  setHeld(hash: string, isHeld: boolean): Promise<void>;
  /** Adds a block that takes the whole mempool, which the caller has read. */
  seal(block: BlockHeader, mempool: readonly AcceptedTransaction[]): Promise<void>;
  /** Removes the blocks above `height`, whose transactions are removed before. */
  dropBlocksAbove(height: number): Promise<void>;
  setNextBlockAt(at: Date): Promise<void>;
  setOutageUntil(at: Date): Promise<void>;
  setFeeSpike(spike: FeeSpike | null): Promise<void>;
}

export interface CountedBlock extends BlockHeader {
  readonly transactionCount: number;
}

export interface Slice {
  readonly offset: number;
  readonly limit: number;
}
export interface CountedTransactions {
  readonly transactions: readonly AcceptedTransaction[];
  readonly total: number;
}

export interface AcceptedTransaction {
  readonly hash: string;
  readonly raw: Uint8Array;
  readonly acceptedAt: Date;
  /** The entries that it changed, as they were before. */
  readonly undo: Changes;
  /** Owners of the entries that it made or used up. */
  readonly addresses: readonly string[];
  /** Kept out of blocks, with all that builds on it. */
  readonly isHeld: boolean;
  readonly height: number | null;
}
