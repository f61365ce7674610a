import {
  type AttentionReason,
  type DataPage,
  type HandledMark,
  type ListedPayment,
  type ListPayments,
  type PaymentDetail,
  paidStates,
  paymentFlags,
  paymentStatuses,
} from '@billfold/core/contract';
import { findNewReasons, isEnded } from '@billfold/core/internal';
import { asc, desc, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { ServiceContext } from '../context.ts';
import { paymentEvents, payments } from '../db/schema.ts';
import { totalOf } from '../db/total-of.ts';
import type { Membership } from '../http/bind.ts';
import { loadReceiptNumbers } from '../receipts/load-receipt.ts';
import { loadAstray } from './astray-transactions.ts';
import { hidePayer } from './hide-payer.ts';
import { loadPendingRefunds } from './load-pending-refunds.ts';
import { mayFindEmails } from './may-find-emails.ts';
import { loadUnmatchedNamed } from './named-transactions.ts';
import { paymentsOf } from './payment-filters.ts';
import { loadPaymentParts, type PaymentRow } from './payment-parts.ts';
import { loadPaymentRow } from './payment-store.ts';
import { type PresentationContext, presentParts, presentPayments } from './present-payment.ts';
import { liveModeOf } from './require-mode.ts';
import { valueTransfers } from './value-transfers.ts';

type ListContext = PresentationContext & Pick<ServiceContext, 'db' | 'chainMode'>;

const defaultPageSize = 25;

/** Lists payments of a business for one of its members, the newest first. */
export async function listPaymentsOf(
  context: ListContext,
  member: Membership,
  {
    page = 1,
    pageSize = defaultPageSize,
    livemode = liveModeOf(context),
    ...filters
  }: ListPayments,
): Promise<DataPage<ListedPayment>> {
  const { db } = context;
  const { businessId } = member;
  const searchesEmails = mayFindEmails(member, livemode);
  const condition = paymentsOf(db, { businessId, livemode, filters, searchesEmails });
  const rows = await db
    .select()
    .from(payments)
    .where(condition)
    .orderBy(desc(payments.createdAt), asc(payments.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const total = totalOf(rows, { page, pageSize }) ?? (await db.$count(payments, condition));
  const presented = await presentPayments(db, context, rows);
  const marks = new Map(rows.map((row) => [row.id, handledMarkOf(row)]));
  const refunding = await loadPendingRefunds(
    db,
    rows.map(({ id }) => id),
  );
  const data = presented.map((payment) => ({
    ...hidePayer(payment, member),
    handled: marks.get(payment.id) ?? null,
    isRefunding: refunding.has(payment.id),
  }));
  return { data, meta: { page, pageSize, total } };
}

/** Loads a payment for a member of its business, with its history and note. @throws {ApiError} 404 */
export async function loadPaymentDetail(
  context: ListContext,
  member: Membership,
  paymentId: string,
): Promise<PaymentDetail> {
  const { db } = context;
  const row = await loadPaymentRow(db, { businessId: member.businessId, paymentId });
  const { sequence, type, actorKind, actor, hash, reason, before, after, at } = paymentEvents;
  const events = await db
    .select({ sequence, type, actorKind, actor, hash, reason, before, after, at })
    .from(paymentEvents)
    .where(eq(paymentEvents.paymentId, paymentId))
    .orderBy(asc(sequence));
  const timeline = events.map(({ before: old, after: next, ...event }) => ({
    ...event,
    attention: event.type === 'payment.attention' ? readReasons(old, next) : [],
  }));
  const [parts] = await loadPaymentParts(db, [row]);
  if (parts === undefined) throw new Error(`payment ${paymentId} has no parts`);
  const payment = hidePayer(presentParts(context, parts), member);
  const values = valueTransfers(parts);
  const receiptNumber = (await loadReceiptNumbers(db, [row])).get(paymentId) ?? null;
  const isRefunding = (await loadPendingRefunds(db, [paymentId])).has(paymentId);
  const handled = handledMarkOf(row);
  const astray = await loadAstray(db, parts);
  const unmatched = (await loadUnmatchedNamed(db, [parts])).get(paymentId) ?? [];
  const named = unmatched.filter(({ onOtherNetwork }) => !onOtherNetwork);
  return {
    ...payment,
    ...{ values, timeline, note: row.note, handled, isRefunding, receiptNumber, astray, named },
  };
}

function handledMarkOf({ handledAt: at, handledBy: by }: PaymentRow): HandledMark | null {
  return at === null || by === null ? null : { by, at };
}

/** Parts of the states before and after an event, as its row keeps them. */
const keptState = z.nullable(
  z.object({
    status: z.exactOptional(z.enum(paymentStatuses)),
    paidState: z.exactOptional(z.enum(paidStates)),
    flags: z.exactOptional(z.array(z.enum(paymentFlags))),
  }),
);

/** Reads why an event asks for attention: a payment that went on after its end was opened again. */
function readReasons(before: unknown, after: unknown): readonly AttentionReason[] {
  const [old, next] = [z.parse(keptState, before) ?? {}, z.parse(keptState, after) ?? {}];
  const reasons = findNewReasons(old, next);
  if (reasons.length > 0 || old.status === undefined) return reasons;
  return [isEnded(old.status) ? 'reopened' : 'reorged'];
}
