import type { Data, Payment } from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { payments } from '../db/schema.ts';
import { newPublicId } from '../platform/public-id.ts';
import { nowOf } from '../platform/server-platform.ts';
import { findCustomer } from './find-customer.ts';
import { lockQuote } from './lock-quote.ts';
import { orderIdInUse } from './order-id.ts';
import type { PaymentActor } from './payment-actor.ts';
import type { PaymentRow } from './payment-parts.ts';
import { termsOf } from './payment-terms.ts';
import { type PlannedPayment, planPayment, type RequestedPayment } from './plan-payment.ts';
import { readPriced } from './read-price.ts';
import { requireMode } from './require-mode.ts';
import { settlePayment } from './settle-payment.ts';

export interface PaymentCreation extends RequestedPayment {
  readonly livemode: boolean;
  readonly actor: PaymentActor;
  /** Link by which it is created. */
  readonly linkId?: string;
}

/**
 * Prepares a new payment outside any transaction, and returns the work that creates it in one.
 * @throws {ApiError} 400 CURRENCY_UNSUPPORTED, ASSET_NOT_ACCEPTED, PRICE_OUT_OF_RANGE, VALIDATION_FAILED;
 * 409 RATE_UNAVAILABLE, ORDER_ID_IN_USE and what `loadPaymentRules` throws; 503 ADDRESS_BUSY
 */
export async function prepareNewPayment(
  context: ServiceContext,
  creation: PaymentCreation,
): Promise<(tx: Db) => Promise<Data<Payment>>> {
  requireMode(context, creation.livemode);
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
  const row = await insertPayment(tx, context, creating);
  const { id: paymentId, createdAt: now } = row;
  const { method, own, rules } = creating.planned;
  if (method !== null) {
    const { accepted, quote } = method;
    const terms = termsOf(own, accepted, rules);
    const paid = { paymentId, asked: readPriced(row.price) };
    const locked = await lockQuote(tx, context, { ...paid, accepted, quote, terms, now });
    await tx
      .update(payments)
      .set({ quoteId: locked.id, expiresAt: locked.expiresAt })
      .where(eq(payments.id, paymentId));
  }
  return settlePayment(tx, context, { paymentId, actor: creating.actor, now });
}

async function insertPayment(
  tx: Db,
  context: ServiceContext,
  creating: Creating,
): Promise<PaymentRow> {
  const { platform } = context;
  const { businessId, livemode, payment, planned, linkId = null } = creating;
  const now = nowOf(platform);
  const place = { businessId, livemode };
  const { customer = null, orderId = null } = payment;
  const { selectionMinutes } = planned.rules.settings;
  const [row] = await tx
    .insert(payments)
    .values({
      ...{ id: newPublicId(platform.random, 'pay'), ...place, ...planned.stored, orderId },
      customerId: customer && (await findCustomer(tx, context, { ...place, customer })),
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
