import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { prepareOnce } from '../db/prepare-once.ts';
import { businesses, businessLogos, payments } from '../db/schema.ts';
import type { PaymentRow } from '../payments/payment-parts.ts';
import { notFound } from '../platform/api-error.ts';
import { type Storefront, type Storefronts, storefrontFields } from './storefront.ts';

/**
 * Loads the payment of a checkout page. Its id alone gives access; every other text is answered alike.
 * @throws {ApiError} 404
 */
export async function findCheckout(db: Db, id: string): Promise<PaymentRow> {
  const [row] = await selectPayment(db).execute({ id: requireId(id) });
  if (row === undefined) throw notFound('payment');
  return row;
}

/** Payment of a checkout page, with its business. */
export interface OpenCheckout {
  readonly row: PaymentRow;
  readonly storefront: Storefront;
}

/**
 * Loads the payment of a checkout page together with its business.
 * @throws {ApiError} 404
 */
export async function openCheckout(
  db: Db,
  storefronts: Storefronts,
  id: string,
): Promise<OpenCheckout> {
  const [found] = await selectWithBusiness(db).execute({ id: requireId(id) });
  if (found === undefined) throw notFound('payment');
  return { row: found.row, storefront: await storefronts.complete(db, found.business) };
}

function requireId(id: string): string {
  if (!/^pay_[a-z2-7]{26}$/.test(id)) throw notFound('payment');
  return id;
}

const selectPayment = prepareOnce((db) =>
  db
    .select()
    .from(payments)
    .where(eq(payments.id, sql.placeholder('id')))
    .prepare('billfold_checkout'),
);

const selectWithBusiness = prepareOnce((db) =>
  db
    .select({ row: getTableColumns(payments), business: storefrontFields })
    .from(payments)
    .innerJoin(businesses, eq(businesses.id, payments.businessId))
    .leftJoin(businessLogos, eq(businessLogos.businessId, businesses.id))
    .where(eq(payments.id, sql.placeholder('id')))
    .prepare('billfold_checkout_with_business'),
);
