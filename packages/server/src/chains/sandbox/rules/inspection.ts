import type { BaseUnits } from '@billfold/core';

/** All that there is to show of an accepted transaction. */
export type Inspection = UtxoInspection | EvmInspection;

interface CommonInspection {
  /** Bytes. */
  readonly size: number;
  /** What it takes from whom, fees among it. */
  readonly payers: readonly Share[];
  /** Whom it pays what. */
  readonly outputs: readonly Share[];
}
/** The judgement of the rules, made again. */
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
  /** Whether it is that of the account that was charged. */
  readonly signature: 'valid' | 'invalid';
  readonly nonce: bigint;
  readonly gasLimit: bigint;
  readonly gasUsed: bigint;
  /** What it pays per gas, in wei. */
  readonly gasPrice: bigint;
  /** Null for a transaction that is signed for no chain in particular. */
  readonly chainId: bigint | null;
  /** Bytes that came along, hex; empty for a plain transfer. */
  readonly data: string;
}
