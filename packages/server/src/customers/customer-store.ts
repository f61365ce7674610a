import { and, eq, type SQL } from 'drizzle-orm';
import { isAnyTextOf } from '../db/is-any-of.ts';
import type { Db } from '../db/open-database.ts';
import { customers, payments } from '../db/schema.ts';
import type { CustomerRow } from '../payments/payment-parts.ts';
import { notFound } from '../platform/api-error.ts';

/** Customers of a business; keys name only those of their mode. */
export interface CustomerBooks {
  readonly businessId: number;
  /** Undefined for both modes. */
  readonly livemode?: boolean;
}

/** Customer as their business names them. */
export interface NamedCustomer extends CustomerBooks {
  readonly customerId: string;
}

/** Loads a customer; the id of a merged one leads to the customer that has its payments. @throws {ApiError} 404 */
export async function loadCustomerRow(db: Db, named: NamedCustomer): Promise<CustomerRow> {
  return findCustomerRow(named, (where) => db.select().from(customers).where(where));
}

/**
 * Locks a customer until the transaction ends, or the one into which it was merged. Payments of the customer are
 * locked before it.
 * @throws {ApiError} 404
 */
export async function lockCustomerRow(tx: Db, named: NamedCustomer): Promise<CustomerRow> {
  return findCustomerRow(named, (where) => tx.select().from(customers).where(where).for('update'));
}

/** Loads the ids of the payments of customers. */
export async function listPaymentsOf(db: Db, customerIds: readonly string[]) {
  const rows = await db
    .select({ id: payments.id })
    .from(payments)
    .where(isAnyTextOf(payments.customerId, customerIds));
  return rows.map(({ id }) => id);
}

/** Finds a customer by `select`, or the one into which it was merged. @throws {ApiError} 404 */
async function findCustomerRow(
  named: NamedCustomer,
  select: (where: SQL | undefined) => PromiseLike<readonly CustomerRow[]>,
): Promise<CustomerRow> {
  const [row] = await select(isCustomer(named));
  if (row === undefined) throw notFound('customer');
  return row.mergedInto === null
    ? row
    : findCustomerRow({ ...named, customerId: row.mergedInto }, select);
}

function isCustomer({ businessId, livemode, customerId }: NamedCustomer) {
  return and(
    eq(customers.id, customerId),
    eq(customers.businessId, businessId),
    livemode === undefined ? undefined : eq(customers.livemode, livemode),
  );
}
