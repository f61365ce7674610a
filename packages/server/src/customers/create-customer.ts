import type { Customer, CustomerProfile } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { customers } from '../db/schema.ts';
import type { CustomerPlace } from '../payments/find-customer.ts';
import { fieldRefused } from '../platform/field-refused.ts';
import { newPublicId } from '../platform/public-id.ts';
import { nowOf } from '../platform/server-platform.ts';
import { type AuditCustomer, auditCustomer } from './audit-customer.ts';
import { namingEmail } from './customer-refused.ts';
import { presentCustomer } from './present-customers.ts';
import { emptyProfile, readProfile } from './read-profile.ts';

export interface NewCustomer extends CustomerPlace {
  readonly profile: CustomerProfile;
  readonly by: AuditCustomer['by'];
}

/**
 * Adds a customer.
 * @throws {ApiError} 400 VALIDATION_FAILED, ADDRESS_INVALID; 409 EMAIL_TAKEN
 */
export async function createCustomer(
  tx: Db,
  context: Pick<ServiceContext, 'platform' | 'chains'>,
  { businessId, livemode, profile, by }: NewCustomer,
): Promise<Customer> {
  const { platform } = context;
  const columns = { ...emptyProfile, ...readProfile(context, profile) };
  if (columns.email === null && columns.name === null && columns.company === null)
    throw fieldRefused('email', { message: 'A customer has an email, a name or a company.' });
  const [row] = await namingEmail(
    tx
      .insert(customers)
      .values({
        ...{ id: newPublicId(platform.random, 'cus'), businessId, livemode },
        ...{ ...columns, createdAt: nowOf(platform) },
      })
      .returning(),
  );
  if (row === undefined) throw new Error('no customer was added');
  await auditCustomer(tx, platform, { by, action: 'customer.created', row });
  return presentCustomer(tx, row);
}
