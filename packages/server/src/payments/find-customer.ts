import type { NewPaymentCustomer } from '@billfold/core/contract';
import { and, eq } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { customers } from '../db/schema.ts';
import { fieldRefused } from '../platform/field-refused.ts';
import { newPublicId } from '../platform/public-id.ts';
import { nowOf } from '../platform/server-platform.ts';

export interface CustomerPlace {
  readonly businessId: number;
  readonly livemode: boolean;
}

/**
 * Returns the id of the customer that a new payment names, and adds one for an email address that the
 * business does not know.
 * @throws {ApiError} 400 VALIDATION_FAILED for an id that it does not know
 */
export async function findCustomer(
  tx: Db,
  { platform }: Pick<ServiceContext, 'platform'>,
  { customer, ...place }: CustomerPlace & { readonly customer: NewPaymentCustomer },
): Promise<string> {
  const isOfBusiness = and(
    eq(customers.businessId, place.businessId),
    eq(customers.livemode, place.livemode),
  );
  if ('id' in customer) {
    const known = await tx.$count(customers, and(isOfBusiness, eq(customers.id, customer.id)));
    if (known === 0) throw fieldRefused('customer.id', { message: 'There is no such customer.' });
    return customer.id;
  }
  const { email, name = null } = customer;
  const emailNorm = email.toLowerCase();
  const id = newPublicId(platform.random, 'cus');
  await tx
    .insert(customers)
    .values({ id, ...place, email, emailNorm, name, createdAt: nowOf(platform) })
    .onConflictDoNothing();
  const [found] = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(isOfBusiness, eq(customers.emailNorm, emailNorm)));
  if (found === undefined) throw new Error('no customer was added');
  return found.id;
}
