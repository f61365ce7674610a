import type { CursorPage, MerchantListPayments, Payment } from '@billfold/core/contract';
import { and, asc, desc, eq, gt, lt, lte, or } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { payments } from '../db/schema.ts';
import type { KeyPrincipal } from '../http/calls.ts';
import { cutPage, type Place, readCursor } from '../http/place-cursor.ts';
import { isOfCustomer } from './is-of-customer.ts';
import { type PresentationContext, presentPayments } from './present-payment.ts';

const defaultLimit = 25;

/**
 * Lists payments in the mode of a key, the newest first, from where the last page ended.
 * @throws {ApiError} 400 VALIDATION_FAILED for a cursor that is none
 */
export async function listMerchantPaymentsOf(
  context: PresentationContext & Pick<ServiceContext, 'db'>,
  { businessId, livemode }: Pick<KeyPrincipal, 'businessId' | 'livemode'>,
  { cursor, limit = defaultLimit, status, orderId, customerId }: MerchantListPayments,
): Promise<CursorPage<Payment>> {
  const { db } = context;
  const rows = await db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.businessId, businessId),
        eq(payments.livemode, livemode),
        status && eq(payments.status, status),
        orderId === undefined ? undefined : eq(payments.orderId, orderId),
        customerId === undefined ? undefined : isOfCustomer(businessId, customerId),
        cursor === undefined ? undefined : isAfter(readCursor(cursor, 'pay')),
      ),
    )
    .orderBy(desc(payments.createdAt), asc(payments.id))
    .limit(limit + 1);
  const { page, ...place } = cutPage(rows, limit);
  return { data: await presentPayments(db, context, page), ...place };
}

/** Returns the condition for payments after one in the order of the list. */
export function isAfter({ createdAt, id }: Place) {
  return and(
    lte(payments.createdAt, createdAt),
    or(lt(payments.createdAt, createdAt), gt(payments.id, id)),
  );
}
