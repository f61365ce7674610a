import type { CursorPage, MerchantListPayments, Payment } from '@billfold/core/contract';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { isAfterPlace } from '../db/is-after-place.ts';
import { payments } from '../db/schema.ts';
import type { KeyPrincipal } from '../http/calls.ts';
import { cutPage, readCursor } from '../http/place-cursor.ts';
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
        isAfterPlace(payments, cursor === undefined ? undefined : readCursor(cursor, 'pay')),
      ),
    )
    .orderBy(desc(payments.createdAt), asc(payments.id))
    .limit(limit + 1);
  const { page, ...place } = cutPage(rows, limit);
  return { data: await presentPayments(db, context, page), ...place };
}
