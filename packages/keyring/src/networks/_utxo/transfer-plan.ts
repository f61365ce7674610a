import type { BaseUnits, ChainName } from '@billfold/core';
import type { AddressPosition } from '../../address-position.ts';
import type { SignableNetwork } from '../../signable-network.ts';
import type { Outpoint } from './canonical-order.ts';

/** An unspent output of the account. */
export interface Utxo extends AddressPosition {
  /** Id of the transaction that made it, as it is shown. */
  readonly hash: string;
  /** Index of the output in its transaction. */
  readonly index: number;
  readonly value: BaseUnits;
}

export interface UtxoTransferRequest {
  /** `AccountPublic.publicKey` of the account that pays. */
  readonly publicKey: string;
  /** Spendable outputs. */
  readonly utxos: readonly Utxo[];
  /** Outputs of `utxos` that it spends whatever they bring; none unless given. */
  readonly required?: readonly Outpoint[];
  readonly recipient: string;
  /** `max` sends everything: all of `utxos`, less the fee. */
  readonly amount: BaseUnits | 'max';
  /** Satoshi per 1,000 virtual bytes: 1500n is 1.5 sat/vB. */
  readonly satPerKvb: bigint;
  /** Address index on the change branch that takes what is left. */
  readonly changeIndex: number;
}

/** Unsigned transaction: plain data with everything that signing needs besides the seed. */
export interface UtxoTransferPlan {
  readonly family: 'utxo';
  readonly network: SignableNetwork;
  readonly chain: ChainName;
  readonly account: number;
  /** Inputs in the order of BIP-69, as are the outputs. */
  readonly inputs: readonly PlannedInput[];
  readonly outputs: readonly PlannedOutput[];
  /** Exactly what the inputs hold beyond the outputs. */
  readonly fee: BaseUnits;
  readonly satPerKvb: bigint;
  /**
   * Virtual size with the longest possible signatures; the signed transaction is at most a little
   * smaller.
   */
  readonly vsize: number;
  /** Null without a change output. */
  readonly changeIndex: number | null;
}

export interface PlannedInput extends Utxo {
  /** Output script it unlocks, hex. */
  readonly script: string;
}

export interface PlannedOutput {
  readonly address: string;
  readonly value: BaseUnits;
  readonly isChange: boolean;
}

/** Reason why there is no plan: the balance, or an amount or recipient that was entered. */
export type UtxoTransferRefusal =
  /** Recipient that is no address of this chain, or one that cannot be paid. */
  | { readonly outcome: 'recipient_invalid' }
  | { readonly outcome: 'fee_rate_too_low'; readonly minimumSatPerKvb: bigint }
  /** Nodes do not relay an output this small to this recipient. */
  | { readonly outcome: 'dust'; readonly minimum: BaseUnits }
  /** `maximum` is the amount that `max` would send to this recipient at this fee rate. */
  | { readonly outcome: 'insufficient_funds'; readonly maximum: BaseUnits }
  /** So many inputs that nodes would not relay it. */
  | { readonly outcome: 'too_large' };
