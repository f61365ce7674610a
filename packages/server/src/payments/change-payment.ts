import type { Payment } from '@billfold/core/contract';
import { isEnded } from '@billfold/core/internal';
import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { payments } from '../db/schema.ts';
import { fieldRefused } from '../platform/field-refused.ts';
import { nowOf } from '../platform/server-platform.ts';
import { refuseTakenOrder } from './order-id.ts';
import type { PaymentActor } from './payment-actor.ts';
import type { PaymentRow } from './payment-parts.ts';
import { lockPaymentRow, type NamedPayment } from './payment-store.ts';
import { readPriced } from './read-price.ts';
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
    // After a mark as invalid, also where the clock has gone back since.
    const acceptedAt = row.invalidAt !== null && row.invalidAt > now ? row.invalidAt : now;
    return { acceptedAt, acceptedAmount: null, acceptedBy: change.actor.id };
  });
}

/**
 * Declares a payment void.
 * @throws {ApiError} 400 VALIDATION_FAILED without a reason; 404; 409 STATE_CONFLICT
 */
export function invalidatePayment(
  tx: Db,
  context: ServiceContext,
  change: PaymentChange,
): Promise<Payment> {
  return changePayment(tx, context, change, async (row, now) => {
    if ((change.reason ?? '').trim() === '')
      throw fieldRefused('reason', { message: 'Say why the payment is invalid.' });
    if (row.status !== 'PENDING' && row.status !== 'CONFIRMING' && row.status !== 'CONFIRMED')
      throw stateConflict(row, 'Only a payment that is not final can be marked as invalid.');
    return { invalidAt: now };
  });
}

type FactColumns = Partial<
  Pick<PaymentRow, 'cancelledAt' | 'acceptedAt' | 'acceptedAmount' | 'acceptedBy' | 'invalidAt'>
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
