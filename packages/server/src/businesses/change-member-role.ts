import type { BusinessRole, Member } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import { businessMembers } from '../db/schema.ts';
import { announceRole } from './announce-role.ts';
import type { BusinessActor } from './business-actor.ts';
import { isMember, lockTeam, refuseForOwners, refuseIndispensable } from './lock-team.ts';
import { loadMember } from './member-store.ts';
import { recordAudit } from './record-audit.ts';

export interface RoleChange {
  readonly memberId: string;
  readonly role: BusinessRole;
}

/**
 * Changes the role of a member; their open pages get it with their next call.
 * @throws {ApiError} 404; 403 PERMISSION_DENIED; 409 LAST_OWNER, SETTLEMENT_OWNER
 */
export async function changeMemberRole(
  { db, platform }: Pick<ServiceContext, 'db' | 'platform'>,
  { member, caller }: BusinessActor,
  { memberId, role }: RoleChange,
): Promise<Member> {
  const { businessId, userId } = member;
  const key = { businessId, userId: memberId };
  return db.transaction(async (tx) => {
    const team = await lockTeam(tx, member, 'manage-team');
    const before = await loadMember(tx, key);
    refuseForOwners(team.role, before.role, role);
    if (before.role === role) return before;
    if (before.role === 'OWNER') await refuseIndispensable(tx, team.business, memberId);
    await tx.update(businessMembers).set({ role }).where(isMember(key));
    await announceRole(tx, memberId);
    const changes = { before: { role: before.role }, after: { role } };
    await recordAudit(tx, platform, {
      ...{ businessId, userId, caller, ...changes },
      ...{ action: 'member.role-changed', target: before.email },
    });
    return { ...before, role };
  });
}
