import { type BusinessPermission, type BusinessRole, isPermitted } from '@billfold/core/contract';
import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { businessMembers } from '../db/schema.ts';
import type { Membership } from '../http/bind.ts';
import { ApiError, notFound } from '../platform/api-error.ts';
import { type BusinessRow, lockBusiness } from './business-store.ts';
import { businessArchived } from './members.ts';
import { permissionDenied } from './permission-denied.ts';

/** Team that no other transaction changes until this one ends. */
export interface LockedTeam {
  readonly business: BusinessRow;
  /** Role of the acting member now, which another call may have changed since it was admitted. */
  readonly role: BusinessRole;
}

/**
 * Locks the team of a business, and checks the acting member again: their role may have changed since
 * the call was admitted.
 * @throws {ApiError} 404; 403 PERMISSION_DENIED; 409 BUSINESS_ARCHIVED
 */
export async function lockTeam(
  tx: Db,
  { businessId, userId }: Membership,
  permission: BusinessPermission,
): Promise<LockedTeam> {
  const business = await lockBusiness(tx, businessId);
  const role = await findRole(tx, { businessId, userId });
  if (role === undefined) throw notFound('business');
  if (!isPermitted(role, permission)) throw permissionDenied();
  if (business.status === 'ARCHIVED') throw businessArchived();
  return { business, role };
}

interface MemberKey {
  readonly businessId: number;
  readonly userId: string;
}

/** Builds the condition that a row is this membership. */
export const isMember = ({ businessId, userId }: MemberKey) =>
  and(eq(businessMembers.businessId, businessId), eq(businessMembers.userId, userId));

export async function findRole(tx: Db, member: MemberKey): Promise<BusinessRole | undefined> {
  const [found] = await tx
    .select({ role: businessMembers.role })
    .from(businessMembers)
    .where(isMember(member));
  return found?.role;
}

/** Refuses what concerns an owner for members who are none. @throws {ApiError} 403 PERMISSION_DENIED */
export function refuseForOwners(role: BusinessRole, ...concerned: readonly BusinessRole[]): void {
  if (concerned.includes('OWNER') && !isPermitted(role, 'manage-owners')) throw permissionDenied();
}

/**
 * Refuses to take the ownership of a member while the team is locked.
 * @throws {ApiError} 409 SETTLEMENT_OWNER for the owner of the settlement wallet, LAST_OWNER for the
 * only owner
 */
export async function refuseIndispensable(
  tx: Db,
  { id: businessId, settlementUserId }: Pick<BusinessRow, 'id' | 'settlementUserId'>,
  userId: string,
): Promise<void> {
  if (settlementUserId === userId)
    throw new ApiError(409, 'SETTLEMENT_OWNER', {
      errors: [
        'Payments go to the wallet of this member. Another owner takes them over with a wallet first.',
      ],
    });
  const others = await tx.$count(
    businessMembers,
    and(
      eq(businessMembers.businessId, businessId),
      eq(businessMembers.role, 'OWNER'),
      ne(businessMembers.userId, userId),
    ),
  );
  if (others === 0) throw lastOwner();
}

/** Creates the refusal to leave a business without an owner. */
export function lastOwner(): ApiError {
  return new ApiError(409, 'LAST_OWNER', {
    errors: ['A business needs an owner. Make another member the owner first.'],
  });
}
