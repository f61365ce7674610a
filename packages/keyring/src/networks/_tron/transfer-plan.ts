import type { BaseUnits, ChainName } from '@billfold/core';
import type { SignableNetwork } from '../../signable-network.ts';

/** Recent block of the chain; the transaction is invalid on any other chain. */
export interface TronReference {
  readonly height: number;
  /** 64 hex digits. */
  readonly hash: string;
}

/** Price of bandwidth, in sun. */
export type TronFeeTerms =
  /** So much per byte; nothing where bandwidth that costs nothing covers it. */
  | { readonly kind: 'bandwidth'; readonly sunPerByte: bigint }
  /** The transfer opens the account of the recipient, which costs this in place of any bandwidth. */
  | { readonly kind: 'activation'; readonly price: bigint };

/** Validity of the transaction: its block reference and its expiry. */
export interface TronValidity {
  readonly reference: TronReference;
  /** Milliseconds; no node compares it with anything, so it may also tell equal transfers apart. */
  readonly createdAtMs: number;
  /** Milliseconds; no block from then on takes the transaction. */
  readonly expiresAtMs: number;
}

export interface TronTransferRequest extends TronValidity {
  /** `AccountPublic.publicKey` of the account that pays. */
  readonly publicKey: string;
  /** Receiving address of the account that pays; 0, its first, unless given. */
  readonly addressIndex?: number;
  /** Balance less earlier unmined transfers, in sun. */
  readonly balance: BaseUnits;
  readonly recipient: string;
  /** `max` sends everything, less the fees. Of the token, where there is one. */
  readonly amount: BaseUnits | 'max';
  /** Null sends the native asset. */
  readonly token: TronTokenRequest | null;
  readonly terms: TronFeeTerms;
}

export interface TronTokenRequest {
  /** Address of the contract (TRC-20). */
  readonly contract: string;
  /** Balance of the token. */
  readonly balance: BaseUnits;
  /** The most that running the contract may cost, in sun; the network counts staked energy towards it too. */
  readonly feeLimit: BaseUnits;
  /** Part of the limit that staked energy of the sender covers, in sun, and that is not burnt; left out for none. */
  readonly covered?: BaseUnits;
}

/** Unsigned transaction: plain data with everything that signing needs besides the seed. */
export interface TronTransferPlan extends TronValidity {
  readonly family: 'tron';
  readonly network: SignableNetwork;
  readonly chain: ChainName;
  readonly account: number;
  /** Index of the receiving address that pays. */
  readonly addressIndex: number;
  readonly from: string;
  /** Recipient, also of a token. */
  readonly to: string;
  /** In sun; nothing where a token is sent. */
  readonly value: BaseUnits;
  readonly token: TronPlannedToken | null;
  readonly terms: TronFeeTerms;
  /** The most that the network may charge, but for the network fee. */
  readonly fee: BaseUnits;
  /** Cost of opening the account of the recipient. */
  readonly networkFee: BaseUnits;
}

export interface TronPlannedToken {
  readonly contract: string;
  readonly value: BaseUnits;
  readonly feeLimit: BaseUnits;
  readonly covered?: BaseUnits;
}

/** Reason why there is no plan: the balance, or an amount or recipient that was entered. */
export type TronTransferRefusal =
  /** The sender itself is no recipient of the native asset: the network refuses that. */
  | { readonly outcome: 'recipient_invalid' }
  /** The network refuses an amount of zero. */
  | { readonly outcome: 'dust'; readonly minimum: BaseUnits }
  /** `maximum` is the amount that `max` would send on these terms, in the sent asset. */
  | { readonly outcome: 'insufficient_funds'; readonly maximum: BaseUnits }
  /** Too little TRX for a token transfer, which needs a balance of `required` sun. */
  | { readonly outcome: 'insufficient_native'; readonly required: BaseUnits };
