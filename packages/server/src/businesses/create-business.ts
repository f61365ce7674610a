import type { Business, CreateBusiness } from '@billfold/core/contract';
import { and, eq, ne } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { businesses, businessMembers, users } from '../db/schema.ts';
import type { Caller, Principal } from '../http/bind.ts';
import { ApiError } from '../platform/api-error.ts';
import { nowOf } from '../platform/server-platform.ts';
import { recordReferral } from '../referrals/record-referral.ts';
import { loadBusiness } from './business-store.ts';
import { recordAudit } from './record-audit.ts';

const mostOwned = 50;

export interface BusinessFounder {
  readonly principal: Pick<Principal, 'userId'>;
  readonly caller: Pick<Caller, 'ip'>;
}

/**
 * Creates a business whose owner is the caller, in the transaction of the call.
 * @throws {ApiError} 409 TOO_MANY_BUSINESSES
 */
export async function createOwnBusiness(
  tx: Db,
  { platform }: Pick<ServiceContext, 'platform'>,
  { principal: { userId }, caller, name }: BusinessFounder & CreateBusiness,
): Promise<Business> {
  const createdAt = nowOf(platform);
  await refuseTooMany(tx, userId);
  const [row] = await tx
    .insert(businesses)
    .values({ name, createdAt })
    .returning({ id: businesses.id });
  if (row === undefined) throw new Error('no business was created');
  const businessId = row.id;
  await recordReferral(tx, { userId, businessId, at: createdAt });
  const role = 'OWNER';
  await tx.insert(businessMembers).values({ businessId, userId, role, createdAt });
  await recordAudit(tx, platform, {
    ...{ businessId, userId, caller, action: 'business.created', after: { name } },
  });
  return loadBusiness(tx, { businessId, role });
}

async function refuseTooMany(tx: Db, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const owned = await tx
    .select({ id: businesses.id })
    .from(businesses)
    .innerJoin(businessMembers, eq(businessMembers.businessId, businesses.id))
    .where(
      and(
        eq(businessMembers.userId, userId),
        eq(businessMembers.role, 'OWNER'),
        ne(businesses.status, 'ARCHIVED'),
      ),
    );
  if (owned.length >= mostOwned)
    throw new ApiError(409, 'TOO_MANY_BUSINESSES', {
      errors: ['You can own 50 businesses. Archive one first.'],
    });
}
