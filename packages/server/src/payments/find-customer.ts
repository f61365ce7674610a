import type { NewPaymentCustomer } from '@billfold/core/contract';
import { and, eq } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { customers } from '../db/schema.ts';
import { fieldRefused } from '../platform/field-refused.ts';
import { newPublicId } from '../platform/public-id.ts';
import { nowOf } from '../platform/server-platform.ts';
import type { CustomerRow } from './payment-parts.ts';

export interface CustomerPlace {
  readonly businessId: number;
  readonly livemode: boolean;
}

/** Loads the email of the customer of a payment; null where none is known. */
export async function loadCustomerEmail(
  db: Db,
  { customerId }: { readonly customerId: string | null },
): Promise<string | null> {
  if (customerId === null) return null;
  const [customer] = await db
    .select({ email: customers.email })
    .from(customers)
    .where(eq(customers.id, customerId));
  return customer?.email ?? null;
}

/**
 * Returns the customer that a new payment names, and adds one for an email address that the
 * business does not know.
 * @throws {ApiError} 400 VALIDATION_FAILED for an id that it does not know
 */
export async function findCustomer(
  tx: Db,
  { platform }: Pick<ServiceContext, 'platform'>,
  { customer, ...place }: CustomerPlace & { readonly customer: NewPaymentCustomer },
): Promise<CustomerRow> {
  const isOfBusiness = and(
    eq(customers.businessId, place.businessId),
    eq(customers.livemode, place.livemode),
  );
  if ('id' in customer) {
    const [known] = await tx
      .select()
      .from(customers)
      .where(and(isOfBusiness, eq(customers.id, customer.id)));
    if (known === undefined)
      throw fieldRefused('customer.id', { message: 'There is no such customer.' });
    return known;
  }
  const { email, name = null } = customer;
  const emailNorm = email.toLowerCase();
  const id = newPublicId(platform.random, 'cus');
  await tx
    .insert(customers)
    .values({ id, ...place, email, emailNorm, name, createdAt: nowOf(platform) })
    .onConflictDoNothing();
  const [found] = await tx
    .select()
    .from(customers)
    .where(and(isOfBusiness, eq(customers.emailNorm, emailNorm)));
  if (found === undefined) throw new Error('no customer was added');
  return found;
}
