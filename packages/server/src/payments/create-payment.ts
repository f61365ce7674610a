import type { Data, Payment } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { payments } from '../db/schema.ts';
import { newPublicId } from '../platform/public-id.ts';
import { nowOf } from '../platform/server-platform.ts';
import { findCustomer } from './find-customer.ts';
import { lockFirstQuote, windowEnd } from './lock-quote.ts';
import { orderIdInUse } from './order-id.ts';
import type { PaymentActor } from './payment-actor.ts';
import type { CustomerRow, PaymentRow } from './payment-parts.ts';
import { termsOf } from './payment-terms.ts';
import { type PlannedPayment, planPayment, type RequestedPayment } from './plan-payment.ts';
import { presentParts } from './present-payment.ts';
import { readPriced } from './read-price.ts';
import { refuseRedirectHosts } from './refuse-redirect-hosts.ts';
import { requireMode } from './require-mode.ts';
import { settleNew } from './settle-payments.ts';

export interface PaymentCreation extends RequestedPayment {
  readonly livemode: boolean;
  readonly actor: PaymentActor;
  /** Link by which it is created. */
  readonly linkId?: string;
}

/**
 * Prepares a new payment outside any transaction, and returns the work that creates it in one.
 * @throws {ApiError} 400 CURRENCY_UNSUPPORTED, ASSET_NOT_ACCEPTED, PRICE_OUT_OF_RANGE, VALIDATION_FAILED,
 * REDIRECT_HOST_NOT_ALLOWED; 409 RATE_UNAVAILABLE, ORDER_ID_IN_USE and what `loadPaymentRules` throws; 503 ADDRESS_BUSY
 */
export async function prepareNewPayment(
  context: ServiceContext,
  creation: PaymentCreation,
): Promise<(tx: Db) => Promise<Data<Payment>>> {
  requireMode(context, creation.livemode);
  // A link was checked when it was made: its payers can change nothing.
  if (creation.linkId === undefined)
    await refuseRedirectHosts(context.db, creation.businessId, creation.payment);
  const planned = await planPayment(context, creation);
  return async (tx) => ({ data: await createPayment(tx, context, { ...creation, planned }) });
}

interface Creating extends PaymentCreation {
  readonly planned: PlannedPayment;
}

async function createPayment(
  tx: Db,
  context: ServiceContext,
  creating: Creating,
): Promise<Payment> {
  const { planned, actor } = creating;
  const { method, own, rules } = planned;
  const now = nowOf(context.platform);
  const first = method && {
    ...{ id: context.platform.newId(), terms: termsOf(own, method.accepted, rules), now },
    ...method,
  };
  const customer = await findNamedCustomer(tx, context, creating);
  const row = await insertPayment(tx, context, {
    ...{ ...creating, now, customer, quoteId: first?.id ?? null },
    expiresAt: first && windowEnd(first.terms, now),
  });
  const asked = { paymentId: row.id, asked: readPriced(row.price) };
  const quotes = first === null ? [] : [await lockFirstQuote(tx, context, { ...first, ...asked })];
  const parts = { row, quotes, transfers: [], customer, heads: [] };
  const { latePolicy } = rules.settings;
  return presentParts(context, await settleNew(tx, context, { parts, latePolicy, actor, now }));
}

async function findNamedCustomer(
  tx: Db,
  context: ServiceContext,
  { businessId, livemode, payment: { customer = null } }: Creating,
): Promise<CustomerRow | null> {
  return customer && (await findCustomer(tx, context, { businessId, livemode, customer }));
}

interface Inserted extends Creating {
  readonly now: Date;
  readonly customer: CustomerRow | null;
  readonly quoteId: string | null;
  readonly expiresAt: Date | null;
}

async function insertPayment(
  tx: Db,
  { platform }: ServiceContext,
  { planned, now, customer, quoteId, expiresAt, ...creating }: Inserted,
): Promise<PaymentRow> {
  const { businessId, livemode, payment, linkId = null } = creating;
  const place = { businessId, livemode };
  const { orderId = null } = payment;
  const { selectionMinutes } = planned.rules.settings;
  const [row] = await tx
    .insert(payments)
    .values({
      ...{ id: newPublicId(platform.random, 'pay'), ...place, ...planned.stored, orderId },
      ...{ customerId: customer?.id ?? null, quoteId, expiresAt },
      ...{ description: payment.description ?? null, metadata: payment.metadata ?? {} },
      ...{ redirectUrl: payment.redirectUrl ?? null, cancelUrl: payment.cancelUrl ?? null },
      ...{ language: payment.language ?? null, linkId },
      ...{ status: 'CREATED', paidState: 'UNPAID', flags: livemode ? [] : ['test'] },
      selectUntil: new Date(now.getTime() + selectionMinutes * 60_000),
      ...{ createdAt: now, updatedAt: now },
    })
    .onConflictDoNothing()
    .returning();
  if (row === undefined) throw await orderIdInUse(tx, { ...place, orderId });
  return row;
}
