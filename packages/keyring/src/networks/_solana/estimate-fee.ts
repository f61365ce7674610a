import type { BaseUnits } from '@billfold/core';
import { type AmountsRequest, planAmounts } from './plan-amounts.ts';
import type { SolanaTransferRefusal } from './transfer-plan.ts';

export type SolanaEstimateRequest = AmountsRequest;

export type SolanaFeeEstimateResult =
  | {
      readonly outcome: 'estimated';
      /** Lamports for the signature and the priority. */
      readonly fee: BaseUnits;
      /** Lamports for the rent of an account that a token needs at the recipient's. */
      readonly networkFee: BaseUnits;
      /** Amount of the recipient; for `max`, everything. */
      readonly sent: BaseUnits;
    }
  | SolanaTransferRefusal;

/** Estimates the cost of the plan of `buildTransfer`, without a key. */
export function estimateFee(request: SolanaEstimateRequest): SolanaFeeEstimateResult {
  const amounts = planAmounts(request);
  if (amounts.outcome !== 'planned') return amounts;
  const { fee, networkFee, sent } = amounts;
  return { outcome: 'estimated', fee, networkFee, sent };
}
