import type { NewPaymentCustomer } from '@billfold/core/contract';
import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { customers } from '../db/schema.ts';
import { fieldRefused } from '../platform/field-refused.ts';
import { newPublicId } from '../platform/public-id.ts';
import { nowOf } from '../platform/server-platform.ts';
import { normalizeEmail } from '../users/normalize-email.ts';
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
 * business does not know. Ids and emails of a merged customer lead to the one that has its payments. The customer
 * is held until the transaction ends, so that none is merged or deleted while a payment names it.
 * @throws {ApiError} 400 VALIDATION_FAILED for an id that it does not know
 */
export async function findCustomer(
  tx: Db,
  { platform }: Pick<ServiceContext, 'platform'>,
  { customer, ...place }: CustomerPlace & { readonly customer: NewPaymentCustomer },
): Promise<CustomerRow> {
  if ('id' in customer) {
    const known = await holdCustomer(tx, place, eq(customers.id, customer.id));
    if (known === undefined)
      throw fieldRefused('customer.id', { message: 'There is no such customer.' });
    return known;
  }
  const { email, name = null } = customer;
  const emailNorm = normalizeEmail(email);
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const id = newPublicId(platform.random, 'cus');
    await tx
      .insert(customers)
      .values({ id, ...place, email, emailNorm, name, createdAt: nowOf(platform) })
      .onConflictDoNothing();
    // None where the known one was deleted meanwhile.
    const found = await holdCustomer(tx, place, eq(customers.emailNorm, emailNorm));
    if (found !== undefined) return found;
  }
  throw new Error('no customer was added');
}

const mostAttempts = 3;

async function holdCustomer(
  tx: Db,
  place: CustomerPlace,
  isWanted: SQL,
): Promise<CustomerRow | undefined> {
  const [row] = await tx
    .select()
    .from(customers)
    .where(
      and(
        eq(customers.businessId, place.businessId),
        eq(customers.livemode, place.livemode),
        isNull(customers.erasedAt),
        isWanted,
      ),
    )
    .for('key share');
  if (row === undefined || row.mergedInto === null) return row;
  return holdCustomer(tx, place, eq(customers.id, row.mergedInto));
}
