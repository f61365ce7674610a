import { and, eq } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { businessInvitations } from '../db/schema.ts';
import { notFound } from '../platform/api-error.ts';
import { nowOf } from '../platform/server-platform.ts';
import type { BusinessActor } from './business-actor.ts';
import { isOpen } from './invitation-store.ts';
import { lockTeam, refuseForOwners } from './lock-team.ts';
import { recordAudit } from './record-audit.ts';

/** Revokes an open invitation. @throws {ApiError} 404; 403 PERMISSION_DENIED */
export async function revokeTeamInvitation(
  { db, platform }: Pick<ServiceContext, 'db' | 'platform'>,
  { member, caller }: BusinessActor,
  invitationId: string,
): Promise<null> {
  const { businessId, userId } = member;
  return db.transaction(async (tx) => {
    const team = await lockTeam(tx, member, 'manage-team');
    const ofTeam = and(
      eq(businessInvitations.id, invitationId),
      eq(businessInvitations.businessId, businessId),
    );
    const [row] = await tx
      .update(businessInvitations)
      .set({ revokedAt: nowOf(platform) })
      .where(and(ofTeam, isOpen))
      .returning();
    if (row === undefined) throw notFound('invitation');
    refuseForOwners(team.role, row.role);
    const entry = { businessId, userId, caller, before: { role: row.role } };
    await recordAudit(tx, platform, { ...entry, action: 'invitation.revoked', target: row.email });
    return null;
  });
}
