import type { RefundIntent } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import { formatUnits } from '../payments/format-units.ts';
import { reviewSend } from '../sends/review/review-send.ts';
import { requireSettlementOwner } from '../transfers-out/require-settlement-owner.ts';
import { keyOfPart, orderOfPart } from '../transfers-out/send-part.ts';
import { choosePayer } from './choose-payer.ts';
import { nextSendOf } from './plan-part.ts';
import { loadRefundPart, loadRefundRow, type NamedRefund, type OutRow } from './refund-store.ts';
import { requireSendable } from './require-sendable.ts';

export interface RefundReview {
  readonly named: NamedRefund;
  readonly userId: string;
  /** Judges the mode of the refund. */
  readonly admit: (row: OutRow) => void;
}

/**
 * Reviews the send of a refund as its signature would make it now: its payer, what it sends and the most that it costs.
 * The refund stays as it is, so that an earlier attempt that failed is watched until the next one is signed.
 * @throws {ApiError} 404; 403 NOT_SETTLEMENT_OWNER; 409 STATE_CONFLICT, REFUND_TOO_LARGE, COLLECT_FIRST,
 * OWN_WALLET_SENDS, REFUND_TOO_SMALL, PSBT_PREPARED, PSBT_SPENT; the errors of a review
 */
export async function reviewRefund(
  context: ServiceContext,
  { named, userId, admit }: RefundReview,
): Promise<RefundIntent> {
  const { db } = context;
  const refund = await loadRefundRow(db, named);
  admit(refund);
  const owner = await requireSettlementOwner(db, { businessId: named.businessId, userId });
  const { asset, transfers } = await requireSendable(db, context, refund);
  const { address: recipient, memo, id } = refund;
  const payout = { owner, refund, asset, recipient: recipient ?? '', transfers };
  const { account, units } = await choosePayer(context, payout);
  const order = orderOfPart({ units, toAddress: payout.recipient }, { asset, memo, isMax: false });
  const next = nextSendOf(refund, await loadRefundPart(db, id));
  const intent = await reviewSend(context, account, order, {
    partKey: keyOfPart(next),
  });
  const amount = formatUnits(units, asset);
  return { ...intent, amount, walletId: owner.walletId, accountId: account.id };
}
