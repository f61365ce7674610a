import type { BaseUnits, ChainName } from '@billfold/core';
import type { SignableNetwork } from '../../signable-network.ts';

/** Priority fee, paid beyond the fee per signature. */
export interface SolanaPriority {
  /** The most compute units that the transaction may use. */
  readonly unitLimit: number;
  /** Price for each unit of the limit, used or not, in millionths of a lamport. */
  readonly unitPrice: bigint;
}

export interface SolanaTransferRequest {
  /** `AccountPublic.publicKey` of the account that pays. */
  readonly publicKey: string;
  /** The number of that account, which its key does not state. */
  readonly account: number;
  /** Balance less earlier unmined transfers, in lamports. */
  readonly balance: BaseUnits;
  readonly recipient: string;
  /** Balance of the recipient in lamports; 0 if the account does not exist. */
  readonly recipientBalance: BaseUnits;
  /** `max` sends everything: SOL less the fee, or all of the token. */
  readonly amount: BaseUnits | 'max';
  /** Hash of one of the last 150 blocks, base58: as long as it is one, the transaction is valid. */
  readonly blockhash: string;
  readonly priority: SolanaPriority | null;
  readonly memo: string | null;
  /**
   * Addresses by which the recipient finds the payment, each named nowhere else in it; left out for none.
   * @see Solana Pay, `reference`
   */
  readonly references?: readonly string[];
  /** Null sends SOL. */
  readonly token: SolanaTokenRequest | null;
}

export interface SolanaToken {
  /** The address of its mint. */
  readonly mint: string;
  readonly decimals: number;
}

export interface SolanaTokenRequest extends SolanaToken {
  /** Balance of the token less earlier unmined transfers. */
  readonly balance: BaseUnits;
  /** True if the recipient has a token account; otherwise the sender pays its rent. */
  readonly isRecipientReady: boolean;
}

/** Unsigned transaction: plain data with everything that signing needs besides the seed. */
export interface SolanaTransferPlan {
  readonly family: 'solana';
  readonly network: SignableNetwork;
  readonly chain: ChainName;
  readonly account: number;
  readonly from: string;
  /** Recipient. For a token this is the owner, whose token account follows from owner and mint. */
  readonly to: string;
  /** In lamports, or in base units of the token. */
  readonly value: BaseUnits;
  readonly blockhash: string;
  readonly priority: SolanaPriority | null;
  readonly memo: string | null;
  readonly references?: readonly string[];
  readonly token: SolanaToken | null;
  /** Lamports for the signature and the priority. */
  readonly fee: BaseUnits;
  /** Lamports for the rent of the recipient's account for the token. */
  readonly networkFee: BaseUnits;
}

/** Reason why there is no plan: the balance, or an amount or recipient that was entered. */
export type SolanaTransferRefusal =
  | { readonly outcome: 'recipient_invalid' }
  /** Too little for the recipient's account to exist. */
  | { readonly outcome: 'dust'; readonly minimum: BaseUnits }
  /** Neither everything nor so little that the account goes on existing; `maximum` would be that. */
  | { readonly outcome: 'remainder_too_small'; readonly maximum: BaseUnits }
  /** `maximum` is the amount that `max` would send. */
  | { readonly outcome: 'insufficient_funds'; readonly maximum: BaseUnits }
  /** Too little SOL for a token transfer, which needs a balance of `required` lamports. */
  | { readonly outcome: 'insufficient_native'; readonly required: BaseUnits };
