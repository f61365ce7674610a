import type { ServiceContext } from '../context.ts';
import { loadSpendingAccount } from '../families/load-spending-account.ts';
import type { SpendingAccount } from '../families/spending.ts';
import { nowOf } from '../platform/server-platform.ts';
import {
  findReviewAccount,
  intentMismatch,
  loadReviewed,
  type ReviewedSend,
  readIntentHeader,
  refuseExpired,
} from '../sends/review/reviewed-send.ts';
import type { SettlementOwner } from '../transfers-out/require-settlement-owner.ts';
import { keyOfPart, type PlannedSend } from '../transfers-out/send-part.ts';

/** Review of a refund with the account that pays, and the units that it sends. */
export interface ReviewedPayer {
  readonly account: SpendingAccount;
  readonly units: bigint;
  readonly reviewed: ReviewedSend;
}

/**
 * Loads the review that a signature names, of an account of the settlement wallet.
 * @throws {ApiError} 409 INTENT_MISMATCH, INTENT_EXPIRED
 */
export async function loadRefundReview(
  context: ServiceContext,
  { userId, walletId }: SettlementOwner,
  header: string,
): Promise<ReviewedPayer> {
  const named = readIntentHeader(header);
  const accountId = await findReviewAccount(context.db, walletId, named);
  const account = await loadSpendingAccount(context, userId, { walletId, accountId });
  const reviewed = await loadReviewed(context.db, account, named);
  refuseExpired(reviewed, nowOf(context.platform));
  return { account, units: reviewed.sent, reviewed };
}

/** Requires a review to be of this refund, and of its current attempt. @throws {ApiError} 409 INTENT_MISMATCH */
export function requireReviewOf({ partKey }: ReviewedSend, part: PlannedSend): void {
  if (partKey !== keyOfPart(part)) throw intentMismatch();
}
