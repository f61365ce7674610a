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

/** Token with a balance. */
export interface HeldToken {
  /** Address of the contract, with the checksum where the network has one. */
  readonly contract: string;
  /** Balance of the token less earlier unmined transfers, in its base units. */
  readonly balance: BaseUnits;
}

export interface EvmTransferRequest {
  /** `AccountPublic.publicKey` of the account that pays. */
  readonly publicKey: string;
  /** Receiving address of the account that pays; 0, its first, unless given. */
  readonly addressIndex?: number;
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

/** Unsigned transaction: plain data with everything that signing needs besides the seed. */
export interface EvmTransferPlan {
  readonly family: 'evm';
  readonly network: SignableNetwork;
  readonly chain: ChainName;
  readonly account: number;
  /** Index of the receiving address that pays. */
  readonly addressIndex: number;
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
  /** Highest fee that the network may charge: gas limit times the highest price offered. */
  readonly fee: BaseUnits;
}

/** Reason why there is no plan: the balance, or an amount or recipient that was entered. */
export type EvmTransferRefusal =
  | { readonly outcome: 'recipient_invalid' }
  /** Gas limit below that of any transfer. */
  | { readonly outcome: 'gas_limit_too_low'; readonly minimum: bigint }
  /** `maximum` is the amount that `max` would send at this offer. */
  | { readonly outcome: 'insufficient_funds'; readonly maximum: BaseUnits }
  /** Enough of the token, but too little of the native asset for the fee. */
  | { readonly outcome: 'insufficient_native'; readonly required: BaseUnits };
