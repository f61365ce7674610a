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
  /** Loads the head; of several nodes, of one that has `least` blocks, if any has. */
  head(least?: number): Promise<BlockRef>;
  /** The block at `height` on the best chain, or null above the head. */
  blockAt(height: number): Promise<Block | null>;
  /**
   * Loads the block at `height` with the transactions that concern what is watched, and maybe others; null above the
   * head. Takes less work than `blockAt`, to which it comes down where too much is watched. Left out where blocks are
   * always read whole.
   */
  readonly watchedBlockAt?: (height: number, watching: Watching) => Promise<Block | null>;
  /**
   * Loads blocks of a range, at least those at some heights and its last one, without transactions, where no block of
   * the range has one that concerns what is watched. Null where it may have some, where that cannot be told, and where
   * reading each block takes fewer calls. Left out where nothing but reading tells.
   */
  readonly quietBlocks?: (
    range: QuietRange,
    watching: Watching,
  ) => Promise<readonly Block[] | null>;
  /**
   * Loads the block that an idle network is read to, at or below the head that was shown last. Left out where nodes
   * tell the state after the head itself.
   */
  readonly restingHead?: () => Promise<BlockRef>;
  /** Returns whether the node tells the states that `quietBlocks` compares. Left out where each node does, or none. */
  readonly tellsStates?: () => Promise<boolean>;
  /** Transactions that wait for a block, in an order in which parents come before children. */
  mempool(): Promise<readonly ChainTransaction[]>;
  /**
   * Views the mempool, which tells what is new without going through all that waits. Left out where so little waits
   * that listing it costs nothing.
   */
  readonly viewMempool?: () => Promise<MempoolView>;
  /**
   * Returns a text that names the head and the mempool: the same text, the same state. It takes much less work
   * than reading them. Left out where nothing but reading shows a change.
   */
  readonly revision?: () => Promise<string>;
  /**
   * False where nodes show no waiting transaction: the mempool then holds what was sent from here, and
   * nodes may have forgotten it.
   */
  readonly hasMempool: boolean;
  /** True where the operator wants no call of `mempool`: transactions then show with their blocks. */
  readonly skipsMempool?: boolean;
  /** Finds the block or the mempool that holds `hash`; null when the node does not know it. */
  find(hash: string): Promise<ChainTransactionPlace | null>;
  /**
   * Loads the proof that a block contains a transaction; null for one that is in no block of the best chain. The
   * member is null on networks whose headers do not name their transactions by a Merkle tree of hashes.
   */
  readonly prove: ((hash: string) => Promise<InclusionProof | null>) | null;
  /** Loads the current fees of the network. */
  fees(): Promise<ChainFees>;
  /**
   * Measures a transaction that waits for a block, together with its ancestors that wait too; null where the node does
   * not know it as waiting. Left out on networks whose transactions spend no outputs.
   */
  readonly measurePackage?: (hash: string) => Promise<WaitingPackage | null>;
  /**
   * Loads a block that a new transaction can name, without what it holds. Left out where transactions name no block,
   * and where reading one whole costs as little.
   */
  readonly recentBlock?: () => Promise<RecentBlock>;
  /** The mined state of an address; null on networks whose addresses have none of their own. */
  readonly loadAccount: ((address: string) => Promise<ChainAccount>) | null;
  /**
   * Loads the balances of addresses, in their order, each after a block that it names: a final one where the node has the
   * state of that, `known` if it can, which the books have; else the head. Contracts can pay without a transfer that
   * `blockAt` lists, and a node can leave a transfer out: the balances show it. Null on networks whose books are the
   * unspent outputs themselves.
   */
  readonly probe:
    | ((addresses: readonly string[], known?: BlockRef | null) => Promise<readonly Probe[]>)
    | null;
  /**
   * Counts the transactions of an address up to a block, and its used authorizations (EIP-7702): the nonce of its next
   * transaction. Null where the node does not have the state of that block. Left out where no address delegates itself.
   */
  readonly countSent?: (address: string, at: BlockRef) => Promise<bigint | null>;
  /** Simulates the transfer of a token at the current state; null on networks without tokens. */
  readonly simulateTransfer: ((transfer: TokenTransfer) => Promise<SimulatedTransfer>) | null;
  /**
   * Loads the codes and transaction counts of addresses, in their order; null while the chain takes no transaction that
   * delegates addresses (EIP-7702). Left out where no chain of the network does.
   */
  readonly loadCodes?: (addresses: readonly string[]) => Promise<readonly CodedAddress[] | null>;
  /**
   * Loads the unspent outputs or the holdings of addresses with an unknown history; null where the
   * chain is short enough to be read from its first block.
   */
  readonly survey: ((addresses: readonly string[]) => Promise<Survey>) | null;
  /**
   * Returns whether a node refused a batch of calls, or a range of blocks, in the last ten minutes, so that it gets each
   * call in a request of its own, or what tells a quiet range of blocks. Left out where none is used.
   */
  readonly refusesBatches?: () => boolean;
  /** Broadcasts signed bytes. The same bytes may come again. */
  broadcast(raw: Uint8Array): Promise<BroadcastResult>;
  /** Ends connections that stay open between calls. Left out where there are none. */
  readonly close?: () => void;
}

/** Mempool at one time. It is valid until the next view of the same node is asked for. */
export interface MempoolView {
  /** Returns whether a transaction waits. */
  has(hash: string): boolean;
  /**
   * Lists what is not in `earlier`, or everything where the view cannot tell; all for null. Parents come before
   * children.
   */
  since(earlier: MempoolView | null): readonly ChainTransaction[];
  /** Finds a transaction that waits; undefined for none. */
  get(hash: string): ChainTransaction | undefined;
}

/** The chains of a server. */
export interface Chains {
  /** Returns the chain of a network. Of a closed network only its name and its chain are known. */
  get(network: ServedNetwork): Chain;
}

/**
 * Loads what the books look for in a block; null for more than `most` addresses. It is called once the block is there:
 * what is paid in it was given out before.
 */
export type Watching = (most: number) => Promise<Watch | null>;

export interface Watch {
  readonly addresses: readonly string[];
  /** Claims of transfers that wait for a block, as `nonceClaim` forms them: who makes one, ends the transfer. */
  readonly claims: ReadonlySet<string>;
}

/**
 * Transaction in the mempool with all of its unconfirmed ancestors, which a miner takes together.
 * @see Bitcoin Core, ancestor fee rate mining (`getmempoolentry`: `ancestorsize`, `fees.ancestor`)
 */
export interface WaitingPackage {
  /** Virtual bytes. */
  readonly vsize: bigint;
  readonly fee: bigint;
}

export interface BlockRef {
  readonly height: number;
  readonly hash: string;
}
/** Blocks above one of the books, up to the head that was just shown. */
export interface QuietRange {
  readonly from: BlockRef;
  readonly to: BlockRef;
  /** Heights between, lowest first, of blocks that are wanted besides the last one. */
  readonly heights: readonly number[];
}
/** Final block, which limits the life of a transaction that names it. */
export interface RecentBlock {
  readonly hash: string;
  /** Height of the last block that can have such a transaction. */
  readonly lastHeight: number;
  /** Height of the head. */
  readonly headHeight: number;
}
export interface Block extends BlockRef {
  readonly parentHash: string;
  readonly minedAt: Date;
  readonly transactions: readonly ChainTransaction[];
  /** Transactions in no form that we read; left out for none. */
  readonly unread?: readonly UnreadTransaction[];
}

export interface UnreadTransaction {
  /** Null where not even that can be told. */
  readonly hash: string | null;
  /** False where nothing that is shown of it names a watched address. */
  readonly namesUs: boolean;
}

/**
 * Transaction as the records see it: the outputs that it spends, and the transfers that it makes.
 */
export interface ChainTransaction {
  readonly hash: string;
  /** Outputs it spends; empty on account networks. */
  readonly spends: readonly OutPoint[];
  /** Signer that pays the fee; null on networks whose transactions spend outputs. */
  readonly sender: Sender | null;
  /**
   * Transfers, also those of a failed transaction. Tokens that are not in core's table are left
   * out.
   */
  readonly transfers: readonly Transfer[];
  /**
   * Accounts that a payer only names, so that the recipient finds the payment (Solana Pay, `reference`). They
   * can include accounts that no recipient has asked for; empty on networks without references.
   */
  readonly references: readonly string[];
}
export interface Sender {
  readonly address: string;
  /**
   * Counts the transactions of the address from 0: two with one nonce exclude each other. Null on
   * networks that do not count them.
   */
  readonly nonce: bigint | null;
  /** Fee that was charged; in the mempool, the highest fee that may be. */
  readonly fee: BaseUnits;
  /** Part of the fee that activates the recipient's account; left out for none. */
  readonly networkFee?: BaseUnits;
  /** True where the transaction is mined and pays its fee, but moves nothing. */
  readonly hasFailed: boolean;
}
export interface OutPoint {
  readonly hash: string;
  readonly index: number;
}
export interface Transfer {
  /**
   * Place of the transfer within its transaction, equal at every reading, waiting or mined. Together with the
   * hash, the asset and the recipient it names one transfer:
   *
   * - On networks whose transactions spend outputs: the index of the output.
   * - EVM and Tron: 0 for the native value of the transaction itself and 1, 2, … for what contracts pay of it;
   *   for a token the place of its log within the transaction, not within the block.
   * - Solana: the place of the instruction, inner ones after all others, and then the changes of balances that
   *   no instruction explains.
   * - TON: the place of the outgoing message; 0 for jettons that arrive.
   */
  readonly position: number;
  /** Null where the script has no address form. */
  readonly to: string | null;
  /** Null on networks whose transactions have many inputs. */
  readonly from: string | null;
  /** Identifier in core's table of tokens, such as `USDT@ETH`; null is the native asset. */
  readonly tokenId: string | null;
  readonly value: BaseUnits;
  /**
   * Text that the sender attached for the recipient, as `toMemo` cuts it: a comment on TON, a memo on Solana.
   * Null for none, and on networks without one.
   */
  readonly memo: string | null;
}

/** Transfer of a token that is not signed yet. */
export interface TokenTransfer {
  readonly token: TokenDefinition;
  readonly from: string;
  /** Null while the recipient is unknown: an address without the token is assumed. */
  readonly to: string | null;
  readonly value: BaseUnits;
}
export interface SimulatedTransfer {
  /** Computing that it takes, in the unit of the network (gas, energy), without any margin. */
  readonly work: bigint;
  /** Price of activating the recipient's account, on top of the fee; left out for none. */
  readonly networkFee?: BaseUnits;
  /** Where the sender keeps the token; left out where that is the sender's own address. */
  readonly holding?: string;
  /** Left out on networks where nothing is staked for transfers. */
  readonly staked?: StakedResources;
}
/** Resources that staked coins give an account of Tron, and that it has not used up; its own stake, or delegated to it. */
export interface StakedResources {
  readonly energy: bigint;
  /** In bytes. */
  readonly bandwidth: bigint;
}
/** All that is left of a history, without the transactions that led to it. */
export type Survey =
  /** Unspent outputs of the addresses, and the heights of their blocks. */
  | {
      readonly kind: 'outputs';
      readonly heights: readonly number[];
      readonly unspent: readonly { readonly hash: string; readonly index: number }[];
    }
  /** Balances of the addresses after the block `at`. */
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
/** Fee rates of the priorities, in sat per 1,000 virtual bytes. */
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
  /** Priority fee per compute unit, in millionths of a lamport. */
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
   * True where the account exists on the network. Elsewhere the first transfer activates it, or its
   * first send deploys its contract.
   */
  readonly isActivated: boolean;
}

export interface CodedAddress {
  /** Hex without `0x`; empty of an address without code. */
  readonly code: string;
  /** The nonce of its next transaction, mined ones and used authorizations counted. */
  readonly nonce: bigint;
}

/** Proof that the Merkle tree of a block's header contains a transaction. */
export interface InclusionProof {
  readonly block: BlockRef;
  readonly header: Uint8Array;
  /** Bytes that the hash covers: without witnesses. */
  readonly transaction: Uint8Array;
  /** Sibling hashes up to the Merkle root, lowest first, in the byte order of explorers. */
  readonly branch: readonly string[];
  /** Place of the transaction in the block, from 0. */
  readonly index: number;
}

/** Balances of an address after a block. */
export interface Probe extends BlockRef {
  /** Native balance. */
  readonly units: BaseUnits;
  /** Balances of tokens by their ids; a token that is not held is missing. */
  readonly tokens: ReadonlyMap<string, BaseUnits>;
}

export type BroadcastResult =
  | { readonly outcome: 'accepted' }
  | { readonly outcome: 'already-known' }
  | {
      readonly outcome: 'rejected';
      /** Message of the node. */
      readonly reason: string;
      /**
       * True where no block can ever have these bytes: they are no valid transaction, or our own ledger
       * rules them out. What a node says never does: the books end what it refuses.
       */
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
