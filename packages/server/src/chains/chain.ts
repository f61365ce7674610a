import type { BaseUnits, ChainName } from '@billfold/core';
import type { ServedNetwork } from './served-networks.ts';

/**
 * A network as the services see it: what was mined, what waits, and where to send signed bytes.
 * Signing is not here (keyring), nor is any of our books (services).
 */
export interface Chain {
  readonly network: ServedNetwork;
  readonly chain: ChainName;
  head(): Promise<BlockRef>;
  /** The block at `height` on the best chain, or null above the head. */
  blockAt(height: number): Promise<Block | null>;
  /** Transactions that wait for a block, in an order in which parents come before children. */
  mempool(): Promise<readonly ChainTransaction[]>;
  /** Where `hash` stands on the chain, or null when the node does not know it. */
  find(hash: string): Promise<ChainTransactionPlace | null>;
  /** What transactions pay now. */
  fees(): Promise<ChainFees>;
  /** The mined state of an address; null on networks whose addresses have none of their own. */
  readonly loadAccount: ((address: string) => Promise<ChainAccount>) | null;
  /** Idempotent: the same bytes may come again after a crash. */
  broadcast(raw: Uint8Array): Promise<BroadcastResult>;
}

export interface BlockRef {
  readonly height: number;
  readonly hash: string;
}
export interface Block extends BlockRef {
  readonly parentHash: string;
  readonly minedAt: Date;
  readonly transactions: readonly ChainTransaction[];
}

/** One transaction in the words of the books: what it uses up and who gets what. */
export interface ChainTransaction {
  readonly hash: string;
  /** Outputs it spends; empty on account networks. */
  readonly spends: readonly OutPoint[];
  /** Who signed and pays for it; null on networks whose transactions spend outputs. */
  readonly sender: Sender | null;
  /** What it moves; nothing when it failed. */
  readonly transfers: readonly Transfer[];
}
export interface Sender {
  readonly address: string;
  /** Counts the transactions of the address from 0: two with one nonce exclude each other. */
  readonly nonce: bigint;
  /** What it really pays; while it waits, the most that it may. */
  readonly fee: BaseUnits;
  /** It stands in a block and pays its fee, but moves nothing. */
  readonly hasFailed: boolean;
}
export interface OutPoint {
  readonly hash: string;
  readonly index: number;
}
export interface Transfer {
  /** Position in the transaction: output index, log index. */
  readonly index: number;
  /** Null where the script has no address form. */
  readonly to: string | null;
  /** Null on networks whose transactions have many inputs. */
  readonly from: string | null;
  /** Null is the native asset. */
  readonly tokenId: string | null;
  readonly value: BaseUnits;
}
export type ChainTransactionPlace =
  | { readonly place: 'mempool' }
  | { readonly place: 'block'; readonly block: BlockRef };

export type ChainFees = UtxoFees | EvmFees;

export interface UtxoFees extends FeeRates {
  readonly family: 'utxo';
}
/** For the priorities a person can choose, in sat per 1,000 virtual bytes. */
export interface FeeRates {
  readonly low: bigint;
  readonly medium: bigint;
  readonly high: bigint;
}
export interface EvmFees {
  readonly family: 'evm';
  /** Wei per gas, burnt (EIP-1559); zero on networks without it. */
  readonly baseFeePerGas: bigint;
  /** Wei per gas for who makes the block; the whole gas price on networks without a base fee. */
  readonly priorityFeePerGas: bigint;
}

export interface ChainAccount {
  readonly balance: BaseUnits;
  /** The nonce of its next transaction, mined ones counted. */
  readonly nonce: bigint;
}

export type BroadcastResult =
  | { readonly outcome: 'accepted' }
  | { readonly outcome: 'already-known' }
  | {
      readonly outcome: 'rejected';
      /** The node's own words. */
      readonly reason: string;
      /** False: the same bytes may be accepted later. */
      readonly permanent: boolean;
    };

/** The node does not answer, or not now; nothing is known about what was asked. */
export class ChainUnavailableError extends Error {
  override readonly name = 'ChainUnavailableError';
}
