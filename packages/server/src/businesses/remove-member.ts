import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { businessMembers } from '../db/schema.ts';
import { announceRole } from './announce-role.ts';
import type { BusinessActor } from './business-actor.ts';
import {
  isMember,
  type LockedTeam,
  lockTeam,
  refuseForOwners,
  refuseIndispensable,
} from './lock-team.ts';
import { loadMember } from './member-store.ts';
import { recordAudit } from './record-audit.ts';

/** @throws {ApiError} 404; 403 PERMISSION_DENIED; 409 LAST_OWNER, SETTLEMENT_OWNER */
export async function removeTeamMember(
  { db, platform }: Pick<ServiceContext, 'db' | 'platform'>,
  { member, caller }: BusinessActor,
  memberId: string,
): Promise<null> {
  const { businessId, userId } = member;
  return db.transaction(async (tx) => {
    const team = await lockTeam(tx, member, 'manage-team');
    const { role, email } = await endMembership(tx, team, memberId);
    await recordAudit(tx, platform, {
      ...{ businessId, userId, caller, before: { role } },
      ...{ action: 'member.removed', target: email },
    });
    return null;
  });
}

/** Ends the own membership. @throws {ApiError} 409 LAST_OWNER, SETTLEMENT_OWNER */
export async function leaveOwnBusiness(
  { db, platform }: Pick<ServiceContext, 'db' | 'platform'>,
  { member, caller }: BusinessActor,
): Promise<null> {
  const { businessId, userId } = member;
  return db.transaction(async (tx) => {
    const team = await lockTeam(tx, member, 'view-business');
    const { role } = await endMembership(tx, { ...team, role: 'OWNER' }, userId);
    const action = 'member.left';
    await recordAudit(tx, platform, { businessId, userId, caller, action, before: { role } });
    return null;
  });
}

async function endMembership(tx: Db, { business, role }: LockedTeam, memberId: string) {
  const key = { businessId: business.id, userId: memberId };
  const removed = await loadMember(tx, key);
  refuseForOwners(role, removed.role);
  if (removed.role === 'OWNER' || removed.isSettlementOwner)
    await refuseIndispensable(tx, business, memberId);
  await tx.delete(businessMembers).where(isMember(key));
  await announceRole(tx, memberId);
  return removed;
}
