import { endedStatuses } from '@billfold/core/internal';
import { and, eq, ne, notInArray } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../db/open-database.ts';
import { payments } from '../db/schema.ts';
import { isUniqueViolation } from '../db/unique-violation.ts';
import { ApiError } from '../platform/api-error.ts';
import { fill } from '../refusal-texts/refusal-text.ts';
import type { PaymentRow } from './payment-parts.ts';

export interface NamedOrder {
  readonly businessId: number;
  readonly livemode: boolean;
  readonly orderId: string | null;
}

interface OrderColumns {
  readonly status: AnyPgColumn;
  readonly refundState: AnyPgColumn;
}

/** Builds the condition that a payment keeps its order id from others, as it is open or paid. */
export const keepsOrder = ({ status, refundState }: OrderColumns) =>
  and(notInArray(status, [...endedStatuses]), ne(refundState, 'FULL'));

/** Creates the refusal of an order id that another payment has, which it names. */
export async function orderIdInUse(tx: Db, order: NamedOrder): Promise<ApiError> {
  const other = await findOpen(tx, order);
  return new ApiError(409, 'ORDER_ID_IN_USE', {
    message: 'Order id in use',
    errors: [
      fill('Payment {id} has this order id. Cancel it, or use another order id.', {
        id: other ?? '',
      }),
    ],
    ...(other === undefined ? {} : { current: { id: other } }),
  });
}

/**
 * Refuses to open a payment again whose order has another payment by now.
 * @throws {ApiError} 409 ORDER_ID_IN_USE
 */
export async function refuseTakenOrder(tx: Db, row: PaymentRow): Promise<void> {
  if (row.orderId === null || (await findOpen(tx, row)) === undefined) return;
  throw await orderIdInUse(tx, row);
}

async function findOpen(
  tx: Db,
  { businessId, livemode, orderId, ...row }: NamedOrder & Partial<Pick<PaymentRow, 'id'>>,
): Promise<string | undefined> {
  const [other] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.businessId, businessId),
        eq(payments.livemode, livemode),
        eq(payments.orderId, orderId ?? ''),
        keepsOrder(payments),
        row.id === undefined ? undefined : ne(payments.id, row.id),
      ),
    );
  return other?.id;
}

/** Answers as `refuseTakenOrder` where another payment of the order was opened at the same time. */
export async function namingOrders<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!isUniqueViolation(error, 'payments_order')) throw error;
    throw new ApiError(409, 'ORDER_ID_IN_USE', {
      message: 'Order id in use',
      errors: ['Another payment of this order was opened meanwhile. Load the payments again.'],
    });
  }
}
