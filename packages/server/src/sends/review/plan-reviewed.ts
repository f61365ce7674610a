import type { ServedFamily } from '../../chains/served-networks.ts';
import type { Db } from '../../db/open-database.ts';
import { feeChanged } from '../../families/fee-choice.ts';
import type { PlannedSpend, PricedSpending, SpendRequest } from '../../families/spending.ts';
import type { ReviewedSend } from './reviewed-send.ts';

interface ReviewedRequest {
  readonly request: SpendRequest;
  /** Review that the call names. */
  readonly reviewed?: Pick<ReviewedSend, 'fee'> | undefined;
}

/**
 * Plans a send. Where the balance no longer covers it because the fee rose above the reviewed one, the
 * fee is the reason, and not the amount that was reviewed.
 * @throws {ApiError} 409 FEE_CHANGED; the errors of a plan
 */
export async function planReviewed<F extends ServedFamily>(
  tx: Db,
  priced: PricedSpending<F>,
  { request, reviewed }: ReviewedRequest,
): Promise<PlannedSpend<F>> {
  try {
    return await priced.plan(tx, request);
  } catch (error) {
    if (reviewed === undefined || request.amount === 'max') throw error;
    const { fee } = await priced.estimateFee(tx, request);
    throw fee + (priced.networkFee ?? 0n) > reviewed.fee ? feeChanged() : error;
  }
}
