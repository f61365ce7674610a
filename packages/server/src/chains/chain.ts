import type { BaseUnits, ChainName, TokenDefinition } from '@billfold/core';
import type { TonFeePrices } from '@billfold/keyring';
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
  /** What a transfer of a token would take if it were made now; null on networks without tokens. */
  readonly simulateTransfer: ((transfer: TokenTransfer) => Promise<SimulatedTransfer>) | null;
  /**
   * What there is of the addresses of an account that others may have used for years; null where the
   * chain is short enough to be read from its first block.
   */
  readonly survey: ((addresses: readonly string[]) => Promise<Survey>) | null;
  /** Idempotent: the same bytes may come again after a crash. */
  broadcast(raw: Uint8Array): Promise<BroadcastResult>;
}

/** The chains of a server. */
export interface Chains {
  /** Of a network that is closed its name and its chain are known, and nothing else. */
  get(network: ServedNetwork): Chain;
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
  /** What it moves, or was to move when it has failed; tokens that core's table does not know are left out. */
  readonly transfers: readonly Transfer[];
}
export interface Sender {
  readonly address: string;
  /**
   * Counts the transactions of the address from 0: two with one nonce exclude each other. Null on
   * networks that do not count them.
   */
  readonly nonce: bigint | null;
  /** What it really pays; while it waits, the most that it may. */
  readonly fee: BaseUnits;
  /** What of the fee is charged for the account that it opens; left out where nothing is. */
  readonly networkFee?: BaseUnits;
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
  /** Of core's table, such as `USDT@ETH`; null is the native asset. */
  readonly tokenId: string | null;
  readonly value: BaseUnits;
}

/** A transfer of a token that nobody has signed yet. */
export interface TokenTransfer {
  readonly token: TokenDefinition;
  readonly from: string;
  /** Null while it is not known: somebody who has none of the token yet. */
  readonly to: string | null;
  readonly value: BaseUnits;
}
export interface SimulatedTransfer {
  /** Computing that it takes, in the unit of the network (gas, energy), without any margin. */
  readonly work: bigint;
  /** What it takes beside the fee for an account of the recipient; left out for nothing. */
  readonly networkFee?: BaseUnits;
  /** Where the sender keeps the token; left out where that is the sender's own address. */
  readonly holding?: string;
}
/** All that is left of a history, without the transactions that led to it. */
export type Survey =
  /** In which blocks the outputs stand that are unspent now. */
  | { readonly kind: 'outputs'; readonly heights: readonly number[] }
  /** What the addresses hold, as that block left it. */
  | { readonly kind: 'holdings'; readonly at: BlockRef; readonly holdings: readonly Holding[] };
export interface Holding {
  readonly address: string;
  /** Null is the native asset, which is named of every account that the chain has opened. */
  readonly tokenId: string | null;
  readonly value: BaseUnits;
}
export type ChainTransactionPlace =
  | { readonly place: 'mempool' }
  | { readonly place: 'block'; readonly block: BlockRef };

export type ChainFees = UtxoFees | EvmFees | TronFees | SolanaFees | TonFees;

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
export interface TronFees {
  readonly family: 'tron';
  /** Sun per byte of bandwidth that nothing else covers, burnt. */
  readonly sunPerByte: bigint;
  /** Sun per unit of energy, which running contracts takes, burnt likewise. */
  readonly sunPerEnergy: bigint;
  /** Sun for opening the account of a recipient, in place of bandwidth. */
  readonly activation: bigint;
}

export interface SolanaFees {
  readonly family: 'solana';
  /** For each compute unit beside the fee for signatures, in millionths of a lamport. */
  readonly unitPrice: bigint;
}
export interface TonFees {
  readonly family: 'ton';
  readonly prices: TonFeePrices;
}

export interface ChainAccount {
  readonly balance: BaseUnits;
  /** The nonce of its next transaction, mined ones counted; null on networks without nonces. */
  readonly nonce: bigint | null;
  /**
   * Whether the network knows the address as an account that can receive like any other. Elsewhere
   * the first transfer opens it, or its contract comes with its first send.
   */
  readonly isActivated: boolean;
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
  override readonly name: string = 'ChainUnavailableError';
}

/** The node answers what cannot be true, such as another hash than that of the bytes it was sent. */
export class ChainFaultError extends ChainUnavailableError {
  override readonly name = 'ChainFaultError';
}
