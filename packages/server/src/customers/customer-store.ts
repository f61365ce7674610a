import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { customers } from '../db/schema.ts';
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
  const [row] = await db.select().from(customers).where(isCustomer(named));
  if (row === undefined) throw notFound('customer');
  return row.mergedInto === null
    ? row
    : loadCustomerRow(db, { ...named, customerId: row.mergedInto });
}

/**
 * Locks a customer until the transaction ends, or the one into which it was merged. Payments of the customer are
 * locked before it.
 * @throws {ApiError} 404
 */
export async function lockCustomerRow(tx: Db, named: NamedCustomer): Promise<CustomerRow> {
  const [row] = await tx.select().from(customers).where(isCustomer(named)).for('update');
  if (row === undefined) throw notFound('customer');
  return row.mergedInto === null
    ? row
    : lockCustomerRow(tx, { ...named, customerId: row.mergedInto });
}

function isCustomer({ businessId, livemode, customerId }: NamedCustomer) {
  return and(
    eq(customers.id, customerId),
    eq(customers.businessId, businessId),
    livemode === undefined ? undefined : eq(customers.livemode, livemode),
  );
}
