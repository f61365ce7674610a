import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { prepareOnce } from '../db/prepare-once.ts';
import { payments } from '../db/schema.ts';
import type { PaymentRow } from '../payments/payment-parts.ts';
import { notFound } from '../platform/api-error.ts';

/**
 * Loads the payment of a checkout page. Its id alone gives access; every other text is answered alike.
 * @throws {ApiError} 404
 */
export async function findCheckout(db: Db, id: string): Promise<PaymentRow> {
  if (!/^pay_[a-z2-7]{26}$/.test(id)) throw notFound('payment');
  const [row] = await selectPayment(db).execute({ id });
  if (row === undefined) throw notFound('payment');
  return row;
}

const selectPayment = prepareOnce((db) =>
  db
    .select()
    .from(payments)
    .where(eq(payments.id, sql.placeholder('id')))
    .prepare('billfold_checkout'),
);
