import type { Payment } from '@billfold/core/contract';
import { isEnded } from '@billfold/core/internal';
import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { paymentEvents, payments } from '../db/schema.ts';
import { fieldRefused } from '../platform/field-refused.ts';
import { nowOf } from '../platform/server-platform.ts';
import type { RefusalText } from '../refusal-texts/refusal-text.ts';
import { hasOpenRefundOf } from './has-open-refund-of.ts';
import { refuseTakenOrder } from './order-id.ts';
import type { PaymentActor } from './payment-actor.ts';
import type { PaymentRow } from './payment-parts.ts';
import { lockPaymentRow, type NamedPayment } from './payment-store.ts';
import { readPriced, writePriced } from './read-price.ts';
import { settlePayment } from './settle-payment.ts';
import { stateConflict } from './state-conflict.ts';

/** Decision of a person or a program about a payment. */
export interface PaymentChange {
  readonly named: NamedPayment;
  readonly actor: PaymentActor;
  readonly reason: string | null;
  /** Judges the row before it is changed. */
  readonly admit?: (row: PaymentRow) => void;
}

/** Withdraws a payment for which nothing was seen. @throws {ApiError} 404; 409 STATE_CONFLICT */
export function cancelPayment(
  tx: Db,
  context: ServiceContext,
  change: PaymentChange,
): Promise<Payment> {
  return changePayment(tx, context, change, async (row, now) => {
    if (!isCancellable(row))
      throw stateConflict(row, 'Only a payment for which nothing came can be cancelled.');
    return { cancelledAt: now };
  });
}

/**
 * Takes what came, too little or too late, as the full price.
 * @throws {ApiError} 404; 409 STATE_CONFLICT, ORDER_ID_IN_USE
 */
export function acceptPayment(
  tx: Db,
  context: ServiceContext,
  change: PaymentChange,
): Promise<Payment> {
  return changePayment(tx, context, change, async (row, now) => {
    if (!(isEnded(row.status) || isShort(row)) || !hasMoney(row))
      throw stateConflict(row, 'Only money that came too late or was too little can be accepted.');
    await refuseTakenOrder(tx, row);
    return acceptedBy(change.actor, row, now);
  });
}

/**
 * Completes a payment that was paid elsewhere: in cash, by bank, or in coins that no account has. What came of the price
 * stays as it is, and the rest counts as paid without being received.
 * @throws {ApiError} 400 VALIDATION_FAILED without a reason; 404; 409 STATE_CONFLICT, ORDER_ID_IN_USE
 */
export function markPaid(tx: Db, context: ServiceContext, change: PaymentChange): Promise<Payment> {
  const { actor, reason } = change;
  // The mark in the history has the reason, which the events that follow need not repeat.
  return changePayment(tx, context, { ...change, reason: null }, async (row, now) => {
    requireReason(change, 'Say how the payment was paid.');
    await requireUnpaid(tx, row);
    await refuseTakenOrder(tx, row);
    const sequence = row.sequence + 1;
    await tx.insert(paymentEvents).values({
      ...{ paymentId: row.id, sequence, type: 'payment.marked_paid', at: now, reason },
      ...{ actorKind: actor.kind, actorId: actor.id, actor: actor.name },
    });
    return {
      ...acceptedBy(actor, row, now),
      ...{ paidElsewhere: writePriced(readPriced(row.price) - readPriced(row.credited)), sequence },
    };
  });
}

/** Refuses to mark a payment as paid whose money is there, is on its way back, or went back. @throws {ApiError} 409 */
async function requireUnpaid(tx: Db, row: PaymentRow): Promise<void> {
  const { status, paidState, refundState, price, credited } = row;
  const isUnsettled = status === 'CREATED' || status === 'PENDING' || isEnded(status);
  if (!isUnsettled)
    throw stateConflict(row, 'Only a payment that is open or has ended can be marked as paid.');
  // Money in time is known by the paid state; late money, also by its sum.
  const isMissing = paidState === 'UNPAID' || paidState === 'UNDERPAID';
  if (!isMissing || readPriced(credited) >= readPriced(price))
    throw stateConflict(row, 'Its price has arrived. Accept it instead.');
  if (refundState !== 'NONE' || (await hasOpenRefundOf(tx, { paymentId: row.id })))
    throw stateConflict(row, 'Money of it goes back. Ask for a new payment instead.');
}

/**
 * Declares a payment void that is not final, or that was marked as paid.
 * @throws {ApiError} 400 VALIDATION_FAILED without a reason; 404; 409 STATE_CONFLICT
 */
export function invalidatePayment(
  tx: Db,
  context: ServiceContext,
  change: PaymentChange,
): Promise<Payment> {
  return changePayment(tx, context, change, async (row, now) => {
    requireReason(change, 'Say why the payment is invalid.');
    const { status, acceptedAt, paidElsewhere } = row;
    const isGoingOn = status === 'PENDING' || status === 'CONFIRMING' || status === 'CONFIRMED';
    if (!isGoingOn && paidElsewhere === null)
      throw stateConflict(row, 'Only a payment that is not final can be marked as invalid.');
    // After the mark that it takes back, also where the clock has gone back since.
    const isBehind = acceptedAt !== null && acceptedAt >= now;
    const invalidAt = isBehind ? new Date(acceptedAt.getTime() + 1) : now;
    return { invalidAt, paidElsewhere: null };
  });
}

/** Requires a text in the reason of a change. @throws {ApiError} 400 VALIDATION_FAILED */
function requireReason({ reason }: PaymentChange, message: RefusalText): void {
  if ((reason ?? '').trim() === '') throw fieldRefused('reason', { message });
}

/** Returns the mark of an acceptance: after one as invalid, also where the clock has gone back since. */
const acceptedBy = ({ id }: PaymentActor, { invalidAt }: PaymentRow, now: Date) => ({
  acceptedAt: invalidAt !== null && invalidAt > now ? invalidAt : now,
  ...{ acceptedAmount: null, acceptedBy: id },
});

type FactColumns = Partial<
  Pick<PaymentRow, 'cancelledAt' | 'acceptedAt' | 'acceptedAmount' | 'acceptedBy' | 'invalidAt'> &
    Pick<PaymentRow, 'paidElsewhere' | 'sequence'>
>;

/** Changes what people say about a payment, and decides it again. */
async function changePayment(
  tx: Db,
  context: ServiceContext,
  { named, actor, reason, admit }: PaymentChange,
  decide: (row: PaymentRow, now: Date) => Promise<FactColumns>,
): Promise<Payment> {
  const row = await lockPaymentRow(tx, named);
  admit?.(row);
  const now = nowOf(context.platform);
  const facts = await decide(row, now);
  await tx
    .update(payments)
    .set({ ...facts, reason })
    .where(eq(payments.id, row.id));
  return settlePayment(tx, context, { paymentId: row.id, actor, now });
}

/** Reports whether a payment waits for money of which none has come. */
export function isCancellable(row: PaymentRow): boolean {
  const isOpen = row.status === 'CREATED' || row.status === 'PENDING';
  return isOpen && row.paidState === 'UNPAID' && !hasMoney(row);
}

/** Reports whether a payment is still open and less than its price has come. */
const isShort = ({ status, paidState }: PaymentRow) =>
  status === 'PENDING' && paidState === 'UNDERPAID';

const hasMoney = ({ credited }: PaymentRow) => readPriced(credited) > 0n;
