import { businessRoles, type Member } from '@billfold/core/contract';
import { asc, eq, type SQL } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { businesses, businessMembers, users } from '../db/schema.ts';
import { notFound } from '../platform/api-error.ts';
import { isMember } from './lock-team.ts';

/** Loads the members of a business: by role, owners first, then in the order of joining. */
export async function loadMembers(db: Db, businessId: number): Promise<readonly Member[]> {
  const members = await selectMembers(db, eq(businessMembers.businessId, businessId));
  const rank = ({ role }: Member) => businessRoles.indexOf(role);
  return members.toSorted((a, b) => rank(a) - rank(b));
}

/** @throws {ApiError} 404 */
export async function loadMember(
  db: Db,
  key: { readonly businessId: number; readonly userId: string },
): Promise<Member> {
  const [found] = await selectMembers(db, isMember(key));
  if (found === undefined) throw notFound('member');
  return found;
}

async function selectMembers(db: Db, condition: SQL | undefined): Promise<readonly Member[]> {
  const rows = await db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      role: businessMembers.role,
      joinedAt: businessMembers.createdAt,
      lastActiveAt: businessMembers.lastActiveAt,
      settlementUserId: businesses.settlementUserId,
    })
    .from(businessMembers)
    .innerJoin(users, eq(users.id, businessMembers.userId))
    .innerJoin(businesses, eq(businesses.id, businessMembers.businessId))
    .where(condition)
    .orderBy(asc(businessMembers.createdAt), asc(users.id));
  return rows.map(({ settlementUserId, ...member }) => ({
    ...member,
    isSettlementOwner: settlementUserId === member.id,
  }));
}
