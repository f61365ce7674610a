import {
  type DataPage,
  isPermitted,
  type ListPayments,
  type Payment,
  type PaymentDetail,
} from '@billfold/core/contract';
import { asc, desc, eq } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { paymentEvents, payments } from '../db/schema.ts';
import { totalOf } from '../db/total-of.ts';
import type { Membership } from '../http/bind.ts';
import { loadReceiptNumbers } from '../receipts/load-receipt.ts';
import { hideEmail } from './hide-email.ts';
import { paymentsOf } from './payment-filters.ts';
import { loadPaymentRow } from './payment-store.ts';
import { type PresentationContext, presentPayment, presentPayments } from './present-payment.ts';
import { liveModeOf } from './require-mode.ts';

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
): Promise<DataPage<Payment>> {
  const { db } = context;
  const { businessId, role } = member;
  const searchesEmails = isPermitted(role, 'view-emails', livemode);
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
  const data = presented.map((payment) => hideEmail(payment, member));
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
  const { sequence, type, actor, hash, at } = paymentEvents;
  const timeline = await db
    .select({ sequence, type, actor, hash, at })
    .from(paymentEvents)
    .where(eq(paymentEvents.paymentId, paymentId))
    .orderBy(asc(sequence));
  const payment = hideEmail(await presentPayment(db, context, row), member);
  const receiptNumber = (await loadReceiptNumbers(db, [row])).get(paymentId) ?? null;
  return { ...payment, timeline, note: row.note, receiptNumber };
}
