import type { Data, Payment } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import { createInsertFreeRow } from '../db/insert-row.ts';
import type { Db } from '../db/open-database.ts';
import { payments } from '../db/schema.ts';
import { newPublicId } from '../platform/public-id.ts';
import { nowOf } from '../platform/server-platform.ts';
import { findCustomer } from './find-customer.ts';
import { draftQuote, lockFirstQuote, type QuoteDraft } from './lock-quote.ts';
import { orderIdInUse } from './order-id.ts';
import type { PaymentActor } from './payment-actor.ts';
import type { CustomerRow, PaymentRow } from './payment-parts.ts';
import { termsOf } from './payment-terms.ts';
import { type PlannedPayment, planPayment, type RequestedPayment } from './plan-payment.ts';
import { presentParts } from './present-payment.ts';
import { readPriced } from './read-price.ts';
import { refuseRedirectHosts } from './refuse-redirect-hosts.ts';
import { requireMode } from './require-mode.ts';
import { decideNew, tellDecision } from './settle-payments.ts';

export interface PaymentCreation extends RequestedPayment {
  readonly livemode: boolean;
  readonly actor: PaymentActor;
  /** Link by which it is created. */
  readonly linkId?: string;
}

/**
 * Prepares a new payment outside any transaction, and returns the work that creates it in one.
 * @throws {ApiError} 400 CURRENCY_UNSUPPORTED, ASSET_NOT_ACCEPTED, PRICE_OUT_OF_RANGE, VALIDATION_FAILED,
 * REDIRECT_HOST_NOT_ALLOWED; 409 RATE_UNAVAILABLE, ORDER_ID_IN_USE and what `loadNewPaymentRules` throws; 503 ADDRESS_BUSY
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
  const paymentId = newPublicId(context.platform.random, 'pay');
  const first = method && {
    ...{ id: context.platform.newId(), terms: termsOf(own, method.accepted, rules), now },
    ...{ paymentId, livemode: creating.livemode, ...method },
    asked: readPriced(planned.stored.price),
  };
  const quote = first && draftQuote(first);
  const customer = await findNamedCustomer(tx, context, creating);
  const { row: decided, events } = decideNew({
    row: draftPayment({ ...creating, id: paymentId, now, customer, quote }),
    quotes: quote === null ? [] : [quote],
    ...{ latePolicy: rules.settings.latePolicy, now },
  });
  const row = await insertPayment(tx, decided);
  if (row === undefined) throw await orderIdInUse(tx, decided);
  const quotes = first === null ? [] : [await lockFirstQuote(tx, context, first)];
  const parts = { row, quotes, transfers: [], customer, refunds: [], heads: [] };
  await tellDecision(tx, context, { parts, before: null, events, actor, now });
  return presentParts(context, parts);
}

const insertPayment = createInsertFreeRow(payments);

async function findNamedCustomer(
  tx: Db,
  context: ServiceContext,
  { businessId, livemode, payment: { customer = null } }: Creating,
): Promise<CustomerRow | null> {
  return customer && (await findCustomer(tx, context, { businessId, livemode, customer }));
}

interface Drafting extends Creating {
  readonly id: string;
  readonly now: Date;
  readonly customer: CustomerRow | null;
  readonly quote: QuoteDraft | null;
}

/** Returns the row of a payment before the first decision on it. */
function draftPayment({ id, planned, now, customer, quote, ...creating }: Drafting): PaymentRow {
  const { businessId, livemode, payment, linkId = null } = creating;
  const { selectionMinutes } = planned.rules.settings;
  return {
    ...untouched,
    ...{ id, businessId, livemode, ...planned.stored, orderId: payment.orderId ?? null },
    ...{ customerId: customer?.id ?? null, linkId },
    ...{ quoteId: quote?.id ?? null, expiresAt: quote?.expiresAt ?? null },
    ...{ description: payment.description ?? null, metadata: payment.metadata ?? {} },
    ...{ redirectUrl: payment.redirectUrl ?? null, cancelUrl: payment.cancelUrl ?? null },
    ...{ language: payment.language ?? null, payerLanguage: null, payerTimeZone: null },
    flags: livemode ? [] : ['test'],
    selectUntil: new Date(now.getTime() + selectionMinutes * 60_000),
    ...{ createdAt: now, updatedAt: now },
  };
}

/** Columns of a payment to which nothing has happened yet. */
const untouched = {
  status: 'CREATED',
  paidState: 'UNPAID',
  refundState: 'NONE',
  sequence: 0,
  credited: '0',
  paidAssetId: null,
  refunded: '0',
  isExtended: false,
  answers: [],
  note: null,
  reason: null,
  acceptedAt: null,
  handledAt: null,
  handledBy: null,
  acceptedBy: null,
  acceptedAmount: null,
  paidElsewhere: null,
  cancelledAt: null,
  invalidAt: null,
  detectedAt: null,
  confirmedAt: null,
  completedAt: null,
  closedAt: null,
} as const satisfies Partial<PaymentRow>;
