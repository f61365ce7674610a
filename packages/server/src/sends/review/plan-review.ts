import type { TransferPlan } from '@billfold/keyring';
import { lockAccount } from '../../accounts/account-store.ts';
import type { ServiceContext } from '../../context.ts';
import { withoutWriting } from '../../db/without-writing.ts';
import { getFamily } from '../../families/families.ts';
import { feeChanged } from '../../families/fee-choice.ts';
import { quoteSend } from '../../families/quote-send.ts';
import type { SpendingAccount } from '../../families/spending.ts';
import { nowOf } from '../../platform/server-platform.ts';
import { readOrder } from '../create/send-order.ts';
import { approve } from './approve.ts';
import { asCreateBody } from './create-body.ts';
import { planReviewed } from './plan-reviewed.ts';
import {
  loadReviewed,
  type NamedReview,
  refuseExpired,
  requireSameSpend,
} from './reviewed-send.ts';

/**
 * Plans a reviewed send as the create call would now, for an owner who signs it. Nothing is reserved: the
 * create call compares the signed bytes with the review, and refuses them where another send came first.
 * @throws {ApiError} 409 INTENT_MISMATCH, INTENT_EXPIRED, FEE_CHANGED; the errors of a plan
 */
export async function planReview(
  context: ServiceContext,
  account: SpendingAccount,
  named: NamedReview,
): Promise<TransferPlan> {
  const reviewed = await loadReviewed(context.db, account, named);
  refuseExpired(reviewed, nowOf(context.platform));
  const { order } = reviewed;
  const { token, amount, memo, fees } = readOrder(account, asCreateBody(order));
  const requested = order.sendingMax ? 'max' : amount;
  const asked = { token, recipient: order.destinationAddress, amount: requested } as const;
  const quote = await quoteSend(context, getFamily(account.network).spending, {
    account,
    request: asked,
  });
  // A send of everything pays a higher fee out of its amount instead.
  const priced = quote.price(order.sendingMax ? fees : { ...fees, mostFee: reviewed.fee });
  const planned = await withoutWriting(context.db, async (tx) => {
    await lockAccount(tx, account.id);
    const request = { ...asked, reviewed: amount, memo };
    return planReviewed(tx, priced, { request, reviewed });
  });
  requireSameSpend(approve(account, reviewed), planned, priced.networkFee);
  // Signed bytes must deliver exactly what was reviewed.
  if (planned.sent !== reviewed.sent) throw feeChanged();
  return planned.plan;
}
