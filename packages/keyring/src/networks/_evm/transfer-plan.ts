import type { BaseUnits, ChainName } from '@billfold/core';
import type { SignableNetwork } from '../../signable-network.ts';

/** Price per unit of gas, in wei. */
export type EvmFeeOffer =
  | {
      readonly kind: 'eip1559';
      readonly maxFeePerGas: bigint;
      readonly maxPriorityFeePerGas: bigint;
    }
  | { readonly kind: 'legacy'; readonly gasPrice: bigint };

/** A token of which an account has something. */
export interface HeldToken {
  /** Address of the contract, with the checksum where the network has one. */
  readonly contract: string;
  /** Balance of the token less earlier unmined transfers, in its base units. */
  readonly balance: BaseUnits;
}

export interface EvmTransferRequest {
  /** `AccountPublic.publicKey` of the account that pays. */
  readonly publicKey: string;
  /** Balance less earlier unmined transfers, in wei. */
  readonly balance: BaseUnits;
  /** Token to send; null sends the native asset, which always pays the fee. */
  readonly token: HeldToken | null;
  readonly nonce: bigint;
  readonly recipient: string;
  /** `max` sends everything, of the native asset less the fee. */
  readonly amount: BaseUnits | 'max';
  readonly offer: EvmFeeOffer;
  readonly gasLimit: bigint;
}

/** A transaction that only lacks its signature; all that signing needs besides the seed. Plain data. */
export interface EvmTransferPlan {
  readonly family: 'evm';
  readonly network: SignableNetwork;
  readonly chain: ChainName;
  readonly account: number;
  /** Sender, with its checksum (EIP-55), as is `to`. */
  readonly from: string;
  readonly to: string;
  /** Contract of the token that is sent, likewise; null for the native asset. */
  readonly token: string | null;
  readonly nonce: bigint;
  /** Amount for `to`, in base units of the sent asset. */
  readonly value: BaseUnits;
  readonly offer: EvmFeeOffer;
  readonly gasLimit: bigint;
  /** The most that the network may charge: gas limit times the highest price offered. */
  readonly fee: BaseUnits;
}

/** Why there is no plan: facts of the wallet or of what was typed, for the caller to tell. */
export type EvmTransferRefusal =
  | { readonly outcome: 'recipient_invalid' }
  /** Below what any transfer takes. */
  | { readonly outcome: 'gas_limit_too_low'; readonly minimum: bigint }
  /** `maximum` is what `max` would deliver at this offer. */
  | { readonly outcome: 'insufficient_funds'; readonly maximum: BaseUnits }
  /** There is enough of the token, and not of the native asset for the fee. */
  | { readonly outcome: 'insufficient_native'; readonly required: BaseUnits };
