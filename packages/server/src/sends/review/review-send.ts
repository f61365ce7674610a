import { getNetwork, toBaseUnits, toDecimal } from '@billfold/core';
import type { CreateIntent, TransactionIntent } from '@billfold/core/contract';
import { lockAccount } from '../../accounts/account-store.ts';
import type { ServiceContext } from '../../context.ts';
import { withoutWriting } from '../../db/without-writing.ts';
import { getFamily } from '../../families/families.ts';
import { quoteSend } from '../../families/quote-send.ts';
import type { SpendingAccount } from '../../families/spending.ts';
import { requireAsked } from '../../payment-requests/require-request.ts';
import { nowOf } from '../../platform/server-platform.ts';
import { readOrder } from '../create/send-order.ts';
import { requirePayable } from '../create/send-request.ts';
import { applySendRules } from '../rules/apply-send-rules.ts';
import { approve } from './approve.ts';
import { asCreateBody } from './create-body.ts';
import { loadTokenWallet } from './load-token-wallet.ts';
import { evictReviews, pruneReviews, storeReview } from './store-review.ts';

/** The user who sends, whom the rules for what people send hold, or the part of a transfer that the send pays. */
export type ReviewPurpose = { readonly userId: string } | { readonly partKey: string };

/**
 * Plans a send as it will be signed, and stores the reviewed amounts. A create call with this intent
 * answers 409 unless it signs exactly these.
 * @throws {ApiError} the errors of a create call before its secret is used
 */
export async function reviewSend(
  context: ServiceContext,
  account: SpendingAccount,
  order: CreateIntent,
  purpose: ReviewPurpose,
): Promise<TransactionIntent> {
  const { db, platform } = context;
  const { asset, token, amount, memo, fees } = readOrder(account, asCreateBody(order));
  const recipient = order.destinationAddress;
  await requireAsked(context, { account, order });
  requirePayable(account.network, recipient, account.chain);
  const request = { token, recipient, amount: order.sendingMax ? 'max' : amount } as const;
  const { spending } = getFamily(account.network);
  const quote = await quoteSend(context, spending, { account, request });
  const tokenWallet = await loadTokenWallet(context, spending, { account, token });
  const { networkFee, plan } = quote.price(fees);
  const planned = await withoutWriting(db, async (tx) => {
    await lockAccount(tx, account.id);
    return plan(tx, { ...request, reviewed: amount, memo });
  });
  if ('userId' in purpose && !planned.isToSelf) {
    const price = await context.rates.find(asset.symbol, nowOf(platform));
    const { network, chain } = account;
    const send = { userId: purpose.userId, network, chain, recipient, memo };
    await applySendRules(db, context, { ...send, asset, sent: planned.sent, price });
  }
  const fee = planned.fee + (networkFee ?? 0n);
  const reviewed = { order, sent: planned.sent, fee, tokenWallet };
  const { to } = approve(account, reviewed);
  await pruneReviews(db, nowOf(platform));
  const { id, digest, expiresAt } = await storeReview(db, platform, {
    ...{ ...reviewed, account, partKey: 'partKey' in purpose ? purpose.partKey : null },
  });
  await evictReviews(db, account.id);
  const native = getNetwork(account.network);
  return {
    intentId: id,
    digest,
    recipient: to,
    amount: toDecimal(planned.sent, asset),
    asset: asset.symbol,
    network: account.network,
    fee: toDecimal(toBaseUnits(planned.fee), native),
    networkFee: networkFee === null ? null : toDecimal(networkFee, native),
    expiresAt,
  };
}
