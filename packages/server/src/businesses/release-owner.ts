import type { SettlementTakeover } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { businessMembers } from '../db/schema.ts';
import { announceRole } from './announce-role.ts';
import type { BusinessActor } from './business-actor.ts';
import { isMember } from './lock-team.ts';
import { loadMember } from './member-store.ts';
import { recordAudit } from './record-audit.ts';

/**
 * Gives an owner another place while the team is locked: none of it where they stay an owner. The
 * caller is another owner, who stays one.
 */
export async function releaseOwner(
  tx: Db,
  { platform }: Pick<ServiceContext, 'platform'>,
  { member, caller, memberId, becomes }: BusinessActor & SettlementTakeover,
): Promise<void> {
  const { businessId, userId } = member;
  if (becomes === 'OWNER') return;
  const key = { businessId, userId: memberId };
  const { role, email } = await loadMember(tx, key);
  await announceRole(tx, memberId);
  const entry = { businessId, userId, caller, target: email, before: { role } };
  if (becomes === null) {
    await tx.delete(businessMembers).where(isMember(key));
    return recordAudit(tx, platform, { ...entry, action: 'member.removed' });
  }
  await tx.update(businessMembers).set({ role: becomes }).where(isMember(key));
  await recordAudit(tx, platform, {
    ...{ ...entry, action: 'member.role-changed' },
    after: { role: becomes },
  });
}
