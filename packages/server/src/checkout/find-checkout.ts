import { eq } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { payments } from '../db/schema.ts';
import type { PaymentRow } from '../payments/payment-parts.ts';
import { notFound } from '../platform/api-error.ts';

/**
 * Loads the payment of a checkout page. Its id alone gives access; every other text is answered alike.
 * @throws {ApiError} 404
 */
export async function findCheckout(db: Db, id: string): Promise<PaymentRow> {
  if (!/^pay_[a-z2-7]{26}$/.test(id)) throw notFound('payment');
  const [row] = await db.select().from(payments).where(eq(payments.id, id));
  if (row === undefined) throw notFound('payment');
  return row;
}
