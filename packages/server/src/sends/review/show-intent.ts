import { getNetwork, toBaseUnits, toDecimal } from '@billfold/core';
import type { StoredIntent } from '@billfold/core/contract';
import type { ServiceContext } from '../../context.ts';
import type { SpendingAccount } from '../../families/spending.ts';
import { ApiError } from '../../platform/api-error.ts';
import { readOrder } from '../create/send-order.ts';
import { approve } from './approve.ts';
import { asCreateBody } from './create-body.ts';
import { digestOf } from './review-digest.ts';
import { findReviewed } from './reviewed-send.ts';

/**
 * Returns a stored review as it will be signed: the recipient and amounts that the signer compares with
 * its plan, and the digest of the current row.
 * @throws {ApiError} 404 INTENT_NOT_FOUND
 */
export async function showIntent(
  { db }: Pick<ServiceContext, 'db'>,
  account: SpendingAccount,
  intentId: string,
): Promise<StoredIntent> {
  const review = await findReviewed(db, account, intentId);
  if (review === undefined)
    throw new ApiError(404, 'INTENT_NOT_FOUND', {
      errors: ['This review no longer exists. Review the transaction again.'],
    });
  const { requestId: _, ...order } = review.order;
  const { network } = account;
  const { asset } = readOrder(account, asCreateBody(review.order));
  return {
    intentId,
    digest: digestOf(account, review),
    recipient: approve(account, review).to,
    amount: toDecimal(toBaseUnits(review.sent), asset),
    asset: asset.symbol,
    network,
    totalFee: toDecimal(toBaseUnits(review.fee), getNetwork(network)),
    order,
    expiresAt: review.expiresAt,
  };
}
