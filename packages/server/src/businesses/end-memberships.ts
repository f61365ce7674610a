import { and, asc, eq, ne } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { businesses, businessMembers } from '../db/schema.ts';
import type { Caller } from '../http/bind.ts';
import { ApiError } from '../platform/api-error.ts';
import type { ServerPlatform } from '../platform/server-platform.ts';
import { fill } from '../refusal-texts/refusal-text.ts';
import { recordAudit } from './record-audit.ts';

export interface LeavingUser {
  readonly userId: string;
  readonly caller: Pick<Caller, 'ip'>;
}

/**
 * Ends all memberships of a user who is deleted. Businesses that are archived need no owner.
 * @throws {ApiError} 409 LAST_OWNER that names the business
 */
export async function endMembershipsOf(
  tx: Db,
  platform: ServerPlatform,
  { userId, caller }: LeavingUser,
): Promise<void> {
  const memberships = await tx
    .select({
      businessId: businesses.id,
      name: businesses.name,
      status: businesses.status,
      role: businessMembers.role,
    })
    .from(businessMembers)
    .innerJoin(businesses, eq(businesses.id, businessMembers.businessId))
    .where(eq(businessMembers.userId, userId))
    .orderBy(asc(businesses.id))
    .for('update');
  for (const { businessId, name, status, role } of memberships) {
    if (role === 'OWNER' && status !== 'ARCHIVED')
      await refuseOnlyOwner(tx, { businessId, userId, name });
    const action = 'member.left';
    await recordAudit(tx, platform, { businessId, userId, caller, action, before: { role } });
  }
  await tx.delete(businessMembers).where(eq(businessMembers.userId, userId));
}

interface OwnedBusiness {
  readonly businessId: number;
  readonly userId: string;
  readonly name: string;
}

async function refuseOnlyOwner(tx: Db, { businessId, userId, name }: OwnedBusiness): Promise<void> {
  const others = await tx.$count(
    businessMembers,
    and(
      eq(businessMembers.businessId, businessId),
      eq(businessMembers.role, 'OWNER'),
      ne(businessMembers.userId, userId),
    ),
  );
  if (others > 0) return;
  throw new ApiError(409, 'LAST_OWNER', {
    errors: [
      fill('You are the only owner of {business}. Make another member the owner, or archive it.', {
        business: name,
      }),
    ],
  });
}
