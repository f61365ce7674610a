import type { Refund, SignRefund } from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { transfersOut } from '../db/schema.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { settlePayments } from '../payments/settle-payments.ts';
import { nowOf } from '../platform/server-platform.ts';
import { requireSendCode, spendSendCode } from '../sends/create/send-code.ts';
import { readSignedWith, type SignedWith } from '../sends/sign/read-signed-with.ts';
import { noteTransfersOut } from '../transfers-out/note-transfers-out.ts';
import { requireSettlementOwner } from '../transfers-out/require-settlement-owner.ts';
import { sendPart } from '../transfers-out/send-part.ts';
import { withUnsealed } from '../wallets/wallet-secret.ts';
import { changeRefund } from './change-refund.ts';
import { choosePayer } from './choose-payer.ts';
import { loadRefund } from './load-refund.ts';
import { loadRefundReview, requireReviewOf } from './load-refund-review.ts';
import { mailSentRefund } from './mail-sent-refund.ts';
import { computeSend, planPart } from './plan-part.ts';
import { loadRefundRow, lockRefundRow, type NamedRefund, type OutRow } from './refund-store.ts';
import { requireSendable } from './require-sendable.ts';
import { isSent } from './signable-refund.ts';

export interface Signature {
  readonly named: NamedRefund;
  readonly userId: string;
  readonly body: SignRefund;
  /** The `Billfold-Intent` header: then exactly its review is signed. */
  readonly intent: string | null;
  /** Network address of the caller. */
  readonly ip: string;
  /** Records the signature, in the transaction that signs. */
  readonly record: (tx: Db, row: OutRow) => Promise<void>;
}

/**
 * Signs a refund and sends it, once however often it is called: a refund that is on its way is answered as it is, and
 * one that failed gets a new attempt. What its owner has signed is sent without the wallet being opened here.
 * @throws {ApiError} 404; 403 NOT_SETTLEMENT_OWNER; 409 STATE_CONFLICT, REFUND_TOO_LARGE, COLLECT_FIRST,
 * REFUND_TOO_SMALL, PSBT_PREPARED, PSBT_SPENT, INTENT_EXPIRED, INTENT_MISMATCH; the errors of a send
 */
export async function signRefund(
  context: ServiceContext,
  outbox: Outbox,
  { named, userId, body, intent, ip, record }: Signature,
): Promise<Refund> {
  const { db } = context;
  const refund = await loadRefundRow(db, named);
  const owner = await requireSettlementOwner(db, { businessId: named.businessId, userId });
  if (isSent(refund)) return loadRefund(db, named);
  const { asset, transfers } = await requireSendable(db, context, refund);
  const review = intent === null ? undefined : await loadRefundReview(context, owner, intent);
  const reviewed = review?.reviewed;
  const signedWith = readSignedWith(body, reviewed);
  const recipient = refund.address ?? '';
  const payer =
    review ?? (await choosePayer(context, { owner, refund, asset, recipient, transfers }));
  const code = await requireSendCode(context, owner, body.twoFactorCode ?? null);
  const part = await db.transaction((tx) => computeSend(tx, { ...named, payer }));
  if (part === null) return loadRefund(db, named);
  if (reviewed !== undefined) requireReviewOf(reviewed, part);
  const admit = async (tx: Db): Promise<void> => {
    const row = await lockRefundRow(tx, named);
    await requireSendable(tx, context, row);
    // A send that fails before leaves the refund as it was, and its last attempt watched.
    await planPart(tx, { ...named, payer });
    await spendSendCode(tx, code);
    await record(tx, row);
  };
  const send = (signed: SignedWith): Promise<void> =>
    sendPart(context, outbox, {
      ...{ signedWith: signed, userId, account: payer.account, part, asset, memo: refund.memo },
      ...{ reviewed, isMax: false, acceptFee: body.acceptFee ?? false, admit },
      onSent: (tx) => noteSigned(tx, context, { id: refund.id, userId }),
    });
  try {
    if (signedWith.kind !== 'secret') await send(signedWith);
    else
      await withUnsealed(context, { ...owner, ip, secret: signedWith.secret }, (handle) =>
        send({ kind: 'handle', handle }),
      );
  } catch (error) {
    await noteRefused(context, refund);
    // Another call was faster: its result is the answer to both.
    if (!isSent(await loadRefundRow(db, named))) throw error;
  }
  return loadRefund(db, named);
}

/** Notes that a refund is on its way, and tells the customer of its first attempt. */
export async function noteSigned(
  tx: Db,
  context: ServiceContext,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<void> {
  const [before] = await tx
    .select({ broadcastAt: transfersOut.broadcastAt })
    .from(transfersOut)
    .where(eq(transfersOut.id, id));
  const row = await changeRefund(tx, context, id, {
    ...{ status: 'BROADCAST', signedBy: userId, broadcastAt: nowOf(context.platform) },
  });
  // Another attempt is no news to the customer.
  if (before?.broadcastAt === null) await mailSentRefund(tx, context, row);
}

/** Notes at once where the network refused the send, instead of with the next block. */
export async function noteRefused(context: ServiceContext, { id }: OutRow): Promise<void> {
  const now = nowOf(context.platform);
  const actor = { kind: 'chain', id: null, name: 'Blockchain' } as const;
  await context.db.transaction(async (tx) => {
    const paymentIds = await noteTransfersOut(tx, context, { outId: id });
    await settlePayments(tx, context, { paymentIds, actor, now });
  });
}
