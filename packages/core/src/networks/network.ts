import type { Decimal } from '../money/decimal.ts';

/**
 * The public chain, its public test chain, a private one of a node, and our embedded ledger.
 * @example
 * chainNames.map((chain) => getNetwork('ETH').model.chains[chain].chainId);
 */
export const chainNames = ['main', 'test', 'regtest', 'sandbox'] as const;
/** Chain of a network: that of real money, a public test chain, a private one, or the sandbox. */
export type ChainName = (typeof chainNames)[number];

/**
 * Everything the product knows of a network without asking a node: data, no behaviour. Code outside
 * `networks/` asks one of these facts, never which network it has.
 */
export interface NetworkDefinition {
  readonly code: string;
  readonly name: string;
  /** Ticker of the asset that pays the fees. */
  readonly symbol: string;
  /** Decimals of the native asset: 8 means 10^8 base units to one. */
  readonly decimals: number;
  /** Decimals shown and accepted in amounts. */
  readonly digits: number;
  /** Smallest native amount that may be sent, in main units. */
  readonly minimumAmount: Decimal;
  /** SLIP-44 coin type. */
  readonly coinType: number;
  readonly color: string;
  readonly confirmations: {
    /** After which funds can be used, where the manifest names no other count. */
    readonly available: number;
    /** After which the chain is not expected to change its mind. */
    readonly final: number;
  };
  /** A display estimate; nothing times out by it. */
  readonly minutesPerConfirmation: number;
  readonly feePriority: FeePriorityChoice;
  /** True if the fee is estimated again before the review; otherwise the chosen fee is kept. */
  readonly reestimatesFeeOnReview: boolean;
  /**
   * True if sends of the native asset can have a charge apart from the fee, such as one that opens
   * the recipient's account: it is shown even where nothing is due. Sends of a token can have such
   * a charge on any network; their estimate states it.
   */
  readonly chargesNetworkFee: boolean;
  /** How an address is made ready to receive; null where every address is. */
  readonly activation: 'first-deposit' | null;
  /** Fee parameters per unit of computation; null where there is none. */
  readonly gas: {
    readonly transferLimit: string;
    /** Unit of gas prices: its number of decimals below the main unit of the native asset. */
    readonly priceUnit: { readonly name: string; readonly decimals: number };
  } | null;
  /** Name of the standard of its tokens; null where it has none. */
  readonly tokenStandard: string | null;
  /** Text sent along with a transfer; null where there is none. */
  readonly memo: { readonly maximumBytes: number } | null;
  /** True if a transaction can spend from several addresses, so that its confirmation names one. */
  readonly showsFromAddress: boolean;
  /** True if its accounts carry a Beta badge. */
  readonly isBeta: boolean;
  /** Deposit addresses per account; null where any number can be made. */
  readonly addressLimit: number | null;
  /** Schemes of its payment URIs, in lower case without the colon; networks can share one. */
  readonly paymentSchemes: readonly string[];
  /** Rough form of its addresses on any of its chains, for messages and not for validation. */
  readonly addressPattern: RegExp;
  readonly explorer: Explorer;
  readonly model: NetworkModel;
}

/** Network whose balance is a set of unspent outputs. */
export interface UtxoNetwork extends NetworkDefinition {
  readonly model: UtxoModel;
}

/** Network of the Ethereum family. */
export interface EvmNetwork extends NetworkDefinition {
  readonly model: EvmModel;
}

/** Network of the Tron family. */
export interface TronNetwork extends NetworkDefinition {
  readonly model: TronModel;
}

/** Network of the Solana family. */
export interface SolanaNetwork extends NetworkDefinition {
  readonly memo: { readonly maximumBytes: number };
  readonly model: SolanaModel;
}

/** Network of the TON family. */
export interface TonNetwork extends NetworkDefinition {
  readonly memo: { readonly maximumBytes: number };
  readonly model: TonModel;
}

/** Addresses of pages about a transaction and an address, with `{hash}` and `{address}`. */
export interface Explorer {
  readonly transaction: string;
  readonly address: string;
}

/** Choice of a priority that a sender has, with the blocks within which each is aimed to be mined. */
export type FeePriorityChoice =
  | {
      readonly choice: 'selectable';
      readonly targetBlocks: Readonly<Record<'low' | 'medium' | 'high', number>>;
    }
  | { readonly choice: 'automatic' };

/** Parameters of the chains of one family, per chain. */
export type NetworkModel = UtxoModel | EvmModel | TronModel | SolanaModel | TonModel;

/** Facts of the UTXO family. */
export interface UtxoModel {
  readonly family: 'utxo';
  readonly chains: Readonly<Record<ChainName, UtxoChain>>;
  /** Smallest output that nodes relay, in base units. */
  readonly dust: bigint;
  /** More can never exist (`MAX_MONEY` of its node), in base units. */
  readonly maximumSupply: bigint;
  /** Lower-case beginnings of destinations that exist but that we cannot pay. */
  readonly unsupportedPrefixes: readonly string[];
}

/** Prefixes of the addresses and keys of one chain. */
export interface UtxoChain {
  /** Human-readable part of its segwit addresses (BIP-173). */
  readonly hrp: string;
  /** Version byte of its p2pkh addresses. */
  readonly pubKeyHash: number;
  /** Version byte of its p2sh addresses. */
  readonly scriptHash: number;
  /** Version byte of its private keys as text (WIF). */
  readonly wif: number;
  /** Version bytes of its extended keys (BIP-32). */
  readonly bip32: { readonly public: number; readonly private: number };
}

/** Facts of the Ethereum family. */
export interface EvmModel {
  readonly family: 'evm';
  /** How a transaction offers its fee: type 2 (EIP-1559) or one gas price. */
  readonly fees: 'eip1559' | 'legacy';
  readonly chains: Readonly<Record<ChainName, EvmChain>>;
}

/** Facts of one chain of the Ethereum family. */
export interface EvmChain {
  /** Keeps a transaction of one chain from being valid on another (EIP-155). */
  readonly chainId: number;
}

/**
 * Facts of the Tron family. A transaction names no chain, but a recent block by part of its hash. A
 * chain without that block refuses it, so a sandbox signature is valid nowhere else.
 */
export interface TronModel {
  readonly family: 'tron';
  readonly chains: Readonly<Record<ChainName, TronChain>>;
  /** The most that a transfer can carry (`int64` of its protocol), in base units. */
  readonly maximumAmount: bigint;
}

/** Facts of one chain of the Tron family. */
export interface TronChain {
  /** First byte of its addresses, before the twenty that name the holder of a key. */
  readonly addressVersion: number;
}

/**
 * Facts of the Solana family. A transaction names no cluster, but the hash of a recent block. A
 * cluster without that block refuses it, so a sandbox signature is valid nowhere else.
 */
export interface SolanaModel {
  readonly family: 'solana';
  readonly chains: Readonly<Record<ChainName, SolanaChain>>;
  /** The most that a transfer can carry (`u64` lamports), in base units. */
  readonly maximumAmount: bigint;
}

/** Facts of one cluster of Solana. */
export interface SolanaChain {
  /** Hash by which a node names its cluster; null for one that is created at every start. */
  readonly genesisHash: string | null;
}

/** Facts of the TON family. */
export interface TonModel {
  readonly family: 'ton';
  /** Workchain of our wallets; other addresses may be on the masterchain, -1. */
  readonly workchain: number;
  readonly chains: Readonly<Record<ChainName, TonChain>>;
  /** The most that a message can carry (`VarUInteger 16`), in base units. */
  readonly maximumAmount: bigint;
}

/** Facts of one chain of the TON family. */
export interface TonChain {
  /** True if software of the main chain refuses its addresses by the way they are written. */
  readonly testOnly: boolean;
  /**
   * Subwallet of wallet v4R2: part of what is signed, and of what an address is the hash of. Another
   * one keeps a signature from being valid on the main chain, where the same key has another address.
   */
  readonly walletId: number;
}
