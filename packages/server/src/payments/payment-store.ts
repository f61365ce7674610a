import { and, asc, eq } from 'drizzle-orm';
import { isAnyTextOf } from '../db/is-any-of.ts';
import type { Db } from '../db/open-database.ts';
import { payments } from '../db/schema.ts';
import { notFound } from '../platform/api-error.ts';
import type { PaymentRow } from './payment-parts.ts';

/** Payment as its business names it; keys name only those of their mode. */
export interface NamedPayment {
  readonly businessId: number;
  readonly paymentId: string;
  /** Undefined for both modes. */
  readonly livemode?: boolean;
}

/** Loads the row of a payment. @throws {ApiError} 404 */
export async function loadPaymentRow(db: Db, place: NamedPayment): Promise<PaymentRow> {
  const [row] = await db.select().from(payments).where(isPayment(place));
  if (row === undefined) throw notFound('payment');
  return row;
}

/** Locks the row of a payment until the transaction ends. @throws {ApiError} 404 */
export async function lockPaymentRow(tx: Db, place: NamedPayment): Promise<PaymentRow> {
  const [row] = await tx.select().from(payments).where(isPayment(place)).for('update');
  if (row === undefined) throw notFound('payment');
  return row;
}

/** Locks the rows of payments in the order of their ids until the transaction ends. */
export async function lockPayments(tx: Db, paymentIds: readonly string[]): Promise<void> {
  await tx
    .select({ id: payments.id })
    .from(payments)
    .where(isAnyTextOf(payments.id, paymentIds))
    .orderBy(asc(payments.id))
    .for('update');
}

function isPayment({ businessId, paymentId, livemode }: NamedPayment) {
  return and(
    eq(payments.id, paymentId),
    eq(payments.businessId, businessId),
    livemode === undefined ? undefined : eq(payments.livemode, livemode),
  );
}
