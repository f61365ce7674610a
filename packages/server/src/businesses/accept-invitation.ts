import type { AcceptedInvitation } from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { businessInvitations, businessMembers } from '../db/schema.ts';
import { ApiError } from '../platform/api-error.ts';
import { nowOf } from '../platform/server-platform.ts';
import { requireUser, type UserRow } from '../users/user-store.ts';
import { lockBusiness } from './business-store.ts';
import type { BusinessFounder } from './create-business.ts';
import { findInvitation, type InvitationRow } from './invitation-store.ts';
import { recordAudit } from './record-audit.ts';

/**
 * Makes the caller a member, whose verified address must be the invited one.
 * @throws {ApiError} 403 INVITATION_FOR_ANOTHER; what `findInvitation` throws
 */
export async function acceptOwnInvitation(
  { db, platform }: Pick<ServiceContext, 'db' | 'platform'>,
  { principal: { userId }, caller }: BusinessFounder,
  token: string,
): Promise<AcceptedInvitation> {
  const now = nowOf(platform);
  return db.transaction(async (tx) => {
    const { invitation: seen } = await findInvitation(tx, { token, now });
    const { businessId } = seen;
    await lockBusiness(tx, businessId);
    // Another call may have used or revoked it before the lock.
    const { invitation } = await findInvitation(tx, { token, now });
    const user = await requireUser(tx, userId);
    refuseOthers(user, invitation);
    const { id, role, invitedBy } = invitation;
    await tx
      .insert(businessMembers)
      .values({ businessId, userId, role, invitedBy, createdAt: now })
      // A member who was added another way keeps their role.
      .onConflictDoNothing();
    await tx.update(businessInvitations).set({ usedAt: now }).where(eq(businessInvitations.id, id));
    const entry = { businessId, userId, caller, after: { role } };
    await recordAudit(tx, platform, { ...entry, action: 'member.joined', target: user.email });
    return { businessId };
  });
}

function refuseOthers({ emailNorm, emailVerifiedAt }: UserRow, invited: InvitationRow): void {
  if (emailVerifiedAt === null || emailNorm !== invited.emailNorm)
    throw new ApiError(403, 'INVITATION_FOR_ANOTHER', {
      errors: ['This invitation is for another email address. Sign in with that address.'],
    });
}
