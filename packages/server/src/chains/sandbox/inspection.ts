import type { BaseUnits, TokenDefinition } from '@billfold/core';
import type { DecodedReference } from '@billfold/keyring';

/** All that there is to show of an accepted transaction. */
export type Inspection =
  | UtxoInspection
  | EvmInspection
  | TronInspection
  | SolanaInspection
  | TonInspection;

interface CommonInspection {
  /** Bytes. */
  readonly size: number;
  /** Amounts that it takes from each payer, fees included. */
  readonly payers: readonly Share[];
  /** Amounts that it pays to each recipient. */
  readonly outputs: readonly Share[];
}
/** Result of the validation, run again. */
export interface InspectedCheck {
  readonly isValid: boolean;
  readonly reason: string | null;
}
export interface Share {
  /** Null where a script has no address form. */
  readonly address: string | null;
  readonly value: BaseUnits;
}

export interface UtxoInspection extends CommonInspection {
  readonly family: 'utxo';
  readonly vsize: number;
  /** Null for the transaction that makes the coins, as is its check. */
  readonly fee: BaseUnits | null;
  readonly check: InspectedCheck | null;
  readonly inputs: readonly InspectedInput[];
}
export interface InspectedInput extends Share {
  readonly hash: string;
  readonly index: number;
  /** Checking ends at the first that is invalid. */
  readonly signature: 'valid' | 'invalid' | 'unchecked';
}

export interface EvmInspection extends CommonInspection {
  readonly family: 'evm';
  readonly fee: BaseUnits;
  readonly check: InspectedCheck;
  /** Null where the signature names no key. */
  readonly sender: string | null;
  /** Signature of the account that was charged. */
  readonly signature: 'valid' | 'invalid';
  readonly nonce: bigint;
  readonly gasLimit: bigint;
  readonly gasUsed: bigint;
  /** Price per gas that was paid, in wei. */
  readonly gasPrice: bigint;
  /** Null for a transaction that is signed for no chain in particular. */
  readonly chainId: bigint | null;
  /** Bytes that came along, hex; empty for a plain transfer. */
  readonly data: string;
  /** The contract that was called took everything back. */
  readonly hasFailed: boolean;
  /** Token transfer that it calls for, failed or not; null for none. */
  readonly tokenTransfer: TokenShare | null;
}
export interface TokenShare {
  readonly token: TokenDefinition;
  readonly to: string;
  readonly value: BaseUnits;
}

export interface TronInspection extends CommonInspection {
  readonly family: 'tron';
  /** For its place in a block; nothing where it opened an account. */
  readonly fee: BaseUnits;
  /** For the account that it opened. */
  readonly networkFee: BaseUnits;
  readonly check: InspectedCheck;
  /** Null where the signature names no key. */
  readonly sender: string | null;
  /** Signature of the account that was charged. */
  readonly signature: 'valid' | 'invalid';
  /** Bytes of bandwidth that it took. */
  readonly bandwidth: bigint;
  /** Units of computation that a contract took. */
  readonly energy: bigint;
  /** The contract that was called took everything back. */
  readonly hasFailed: boolean;
  /** Token transfer that it calls for, failed or not; null for none. */
  readonly tokenTransfer: TokenShare | null;
  readonly reference: DecodedReference;
  readonly createdAt: Date;
  /** No block from then on could take it. */
  readonly expiresAt: Date;
}

export interface SolanaInspection extends CommonInspection {
  readonly family: 'solana';
  readonly fee: BaseUnits;
  /** For the accounts for tokens that it made. */
  readonly networkFee: BaseUnits;
  readonly check: InspectedCheck;
  readonly sender: string;
  readonly signature: 'valid' | 'invalid';
  /** Base58, of the block by which it is known to be recent. */
  readonly blockhash: string;
  readonly memo: string | null;
  /** The first payment of a token; null where it makes none. */
  readonly tokenTransfer: TokenShare | null;
}

export interface TonInspection extends CommonInspection {
  readonly family: 'ton';
  readonly fee: BaseUnits;
  readonly check: InspectedCheck;
  readonly sender: string;
  readonly signature: 'valid' | 'invalid';
  /** How many sends the wallet had made. */
  readonly seqno: bigint;
  /** Wallet id in the message, which separates the wallets of two chains (wallet v4). */
  readonly walletId: number;
  /** From then on the wallet would have refused. */
  readonly validUntil: Date;
  /** The wallet came along: it was its first send. */
  readonly bringsWallet: boolean;
  readonly isBounceable: boolean;
  readonly memo: string | null;
  /** `bounced` came back from where no contract is; `skipped` was more than the wallet held. */
  readonly result: 'paid' | 'bounced' | 'skipped';
  readonly hasFailed: boolean;
  /** Jetton transfer that it calls for, failed or not; null for none. */
  readonly tokenTransfer: TokenShare | null;
}
