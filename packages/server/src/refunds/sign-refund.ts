import type { Refund, SignSecret } from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { transferParts, transfersOut } from '../db/schema.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { settlePayments } from '../payments/settle-payments.ts';
import { nowOf } from '../platform/server-platform.ts';
import { requireSendCode, spendSendCode } from '../sends/create/send-code.ts';
import { noteTransfersOut } from '../transfers-out/note-transfers-out.ts';
import { requireSettlementOwner } from '../transfers-out/require-settlement-owner.ts';
import { sendPart } from '../transfers-out/send-part.ts';
import { requireSecret, withUnsealed } from '../wallets/wallet-secret.ts';
import { changeRefund } from './change-refund.ts';
import { type ChosenPayer, choosePayer } from './choose-payer.ts';
import { mailSentRefund } from './mail-sent-refund.ts';
import { presentRefund } from './present-refund.ts';
import {
  loadRefundPart,
  loadRefundRow,
  lockRefundRow,
  type NamedRefund,
  type OutRow,
  type PartRow,
} from './refund-store.ts';
import { refusePrepared } from './required-outputs.ts';
import { isSent, requireSignable, requireStillReceived } from './signable-refund.ts';

export interface Signature {
  readonly named: NamedRefund;
  readonly userId: string;
  readonly body: SignSecret;
  /** Network address of the caller. */
  readonly ip: string;
  /** Records the signature, in the transaction that signs. */
  readonly record: (tx: Db, row: OutRow) => Promise<void>;
}

/**
 * Signs a refund and sends it, once however often it is called: a refund that is on its way is answered as it is, and
 * one that failed gets a new attempt.
 * @throws {ApiError} 404; 403 NOT_SETTLEMENT_OWNER; 409 STATE_CONFLICT, REFUND_TOO_LARGE, COLLECT_FIRST,
 * REFUND_TOO_SMALL, PSBT_PREPARED, PSBT_SPENT; the errors of a send
 */
export async function signRefund(
  context: ServiceContext,
  outbox: Outbox,
  { named, userId, body, ip, record }: Signature,
): Promise<Refund> {
  const { db } = context;
  const secret = requireSecret(body);
  const refund = await loadRefundRow(db, named);
  const owner = await requireSettlementOwner(db, { businessId: named.businessId, userId });
  if (isSent(refund)) return loadRefund(db, named);
  requireSignable(refund);
  const { asset, transfers } = await requireStillReceived(db, context, refund);
  await refusePrepared(db, refund);
  const recipient = refund.address ?? '';
  const payer = await choosePayer(context, { owner, refund, asset, recipient, transfers });
  const code = await requireSendCode(context, owner, body.twoFactorCode ?? null);
  const part = await db.transaction((tx) => planPart(tx, { ...named, payer }));
  if (part === null) return loadRefund(db, named);
  const admit = async (tx: Db): Promise<void> => {
    const row = await lockRefundRow(tx, named);
    requireSignable(row);
    await requireStillReceived(tx, context, row);
    await refusePrepared(tx, row);
    await spendSendCode(tx, code);
    await record(tx, row);
  };
  try {
    await withUnsealed(context, { ...owner, ip, secret }, (handle) =>
      sendPart(context, outbox, {
        ...{ handle, userId, account: payer.account, part, asset, memo: refund.memo },
        ...{ isMax: false, acceptFee: body.acceptFee ?? false, admit },
        onSent: (tx) => noteSigned(tx, context, { id: refund.id, userId }),
      }),
    );
  } catch (error) {
    await noteRefused(context, refund);
    // Another call was faster: its result is the answer to both.
    if (!isSent(await loadRefundRow(db, named))) throw error;
  }
  return loadRefund(db, named);
}

async function loadRefund(db: Db, named: NamedRefund): Promise<Refund> {
  const row = await loadRefundRow(db, named);
  return presentRefund(row, await loadRefundPart(db, row.id));
}

/** Account that pays a refund, and the units that it sends. */
export interface PlannedPayer extends Pick<ChosenPayer, 'units'> {
  readonly account: Pick<ChosenPayer['account'], 'id'>;
}

/**
 * Plans the send of a refund. One that was planned and not signed is planned anew, one that failed as its next attempt;
 * null where another call has sent it.
 */
export async function planPart(
  tx: Db,
  { payer, ...named }: NamedRefund & { readonly payer: PlannedPayer },
): Promise<PartRow | null> {
  const row = await lockRefundRow(tx, named);
  if (isSent(row)) return null;
  requireSignable(row);
  const before = await loadRefundPart(tx, row.id);
  const attempt = before === undefined ? 1 : before.attempt + (before.state === 'FAILED' ? 1 : 0);
  const plan = {
    ...{ outId: row.id, n: 1, accountId: payer.account.id, network: row.network },
    ...{ toAddress: row.address ?? '', units: payer.units, step: 'MOVE' as const, attempt },
    ...{ intentId: null, state: 'PLANNED' as const, hash: null, isFinal: false },
  };
  const [part] = await tx
    .insert(transferParts)
    .values(plan)
    .onConflictDoUpdate({ target: [transferParts.outId, transferParts.n], set: plan })
    .returning();
  return part ?? null;
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
