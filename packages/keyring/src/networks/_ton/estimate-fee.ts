import type { BaseUnits } from '@billfold/core';
import { parseRecipient } from './address.ts';
import { type AmountsRequest, planAmounts } from './plan-amounts.ts';
import type { TonNetwork } from './ton-network.ts';
import { checkNumbers } from './transfer-numbers.ts';
import type { TonTransferRefusal } from './transfer-plan.ts';

export interface TonEstimateRequest extends AmountsRequest {
  /** Null while unknown; the estimate then assumes a recipient outside the masterchain. */
  readonly recipient: string | null;
}

export type TonFeeEstimateResult =
  | {
      readonly outcome: 'estimated';
      /** Nanotons that the network charges, and of a token those that go along. */
      readonly fee: BaseUnits;
      /** Amount of the recipient; for `max`, everything. */
      readonly sent: BaseUnits;
    }
  | TonTransferRefusal;

/**
 * The fee of the plan that `buildTransfer` would make, without any key.
 * @throws {KeyringError} `transfer_invalid`
 */
export function estimateFee(
  network: TonNetwork,
  request: TonEstimateRequest,
): TonFeeEstimateResult {
  const { recipient, seqno, memo, amount, token } = request;
  const amounts = [amount === 'max' ? 0n : amount, token?.attached ?? 0n];
  checkNumbers(network, { seqno, memo, amounts, validUntil: 0 });
  const somebody = { workchain: 0, hash: new Uint8Array(32) };
  const to = recipient === null ? somebody : parseRecipient(recipient, network);
  if (to === null) return { outcome: 'recipient_invalid' };
  const planned = planAmounts(request, to);
  if (planned.outcome !== 'planned') return planned;
  return { outcome: 'estimated', fee: planned.fee, sent: planned.sent };
}
