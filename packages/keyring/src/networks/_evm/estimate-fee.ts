import type { BaseUnits } from '@billfold/core';
import type { EvmNetwork } from './evm-network.ts';
import { type AmountsRequest, planAmounts } from './plan-amounts.ts';
import { checkNumbers } from './transaction-numbers.ts';
import type { EvmTransferRefusal } from './transfer-plan.ts';

export type EvmEstimateRequest = AmountsRequest;

export type EvmFeeEstimateResult =
  | {
      readonly outcome: 'estimated';
      /** The most that the network may charge. */
      readonly fee: BaseUnits;
      /** Amount of the recipient; for `max`, everything after the fee. */
      readonly sent: BaseUnits;
    }
  | EvmTransferRefusal;

/**
 * The fee of the plan that `buildTransfer` would make, without any key.
 * @throws {KeyringError} `transfer_invalid`
 */
export function estimateFee(
  network: EvmNetwork,
  request: EvmEstimateRequest,
): EvmFeeEstimateResult {
  checkNumbers(network, { ...request, nonce: 0n });
  const amounts = planAmounts(request);
  if (amounts.outcome !== 'planned') return amounts;
  return { outcome: 'estimated', fee: amounts.fee, sent: amounts.sent };
}
