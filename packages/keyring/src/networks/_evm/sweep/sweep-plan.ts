import type { BaseUnits, ChainName } from '@billfold/core';
import type { SignableNetwork } from '../../../signable-network.ts';
import type { EvmFeeOffer } from '../transfer-plan.ts';

/**
 * Most addresses of one sweep.
 * @example
 * const sweeps = Math.ceil(1_000 / mostSwept);
 */
export const mostSwept = 50;

/** Address that is delegated to the sweeper, whether it was before or not, or released from it. */
export interface DelegatedPurse {
  /** Index of the receiving address. */
  readonly addressIndex: number;
  /** Address, with its checksum (EIP-55). */
  readonly address: string;
  /** Its transaction count. */
  readonly nonce: bigint;
}

export interface SweptPurse extends DelegatedPurse {
  readonly units: BaseUnits;
}

interface SetCodePlan {
  readonly family: 'evm';
  readonly network: SignableNetwork;
  readonly chain: ChainName;
  readonly account: number;
  /** First address of the account, with its checksum: it pays the fee, and receives what is swept. */
  readonly from: string;
  readonly nonce: bigint;
  readonly offer: EvmFeeOffer;
  readonly gasLimit: bigint;
  /** Highest fee that the network may charge: gas limit times the highest price offered. */
  readonly fee: BaseUnits;
}

/** Unsigned transaction that moves the funds of addresses of an account to its first address. */
export interface EvmSweepPlan extends SetCodePlan {
  readonly kind: 'sweep';
  /** Contract of the token, with its checksum; null for the native asset. */
  readonly token: string | null;
  readonly purses: readonly SweptPurse[];
}

/** Unsigned transaction that ends the delegation of addresses of an account. */
export interface EvmReleasePlan extends SetCodePlan {
  readonly kind: 'release';
  readonly purses: readonly DelegatedPurse[];
}

/** Unsigned transaction that deploys the sweeper of an account's first address, which pays for it. */
export interface EvmDeploymentPlan extends SetCodePlan {
  readonly kind: 'deployment';
}
