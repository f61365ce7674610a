import type { TransferPlan } from '@billfold/keyring';
import type { ChainFees } from '../chains/chain.ts';
import type { ServedFamily } from '../chains/served-networks.ts';

/** Fees as the nodes of a family quote them. */
export type FeesOf<F extends ServedFamily> = {
  readonly [Name in ServedFamily]: Extract<ChainFees, { readonly family: Name }>;
}[F];

/** Plan of a transfer, as the keyring of a family builds and signs it. */
export type PlanOf<F extends ServedFamily> = {
  readonly [Name in ServedFamily]: Extract<TransferPlan, { readonly family: Name }>;
}[F];
