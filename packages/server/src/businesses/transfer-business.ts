import type { Business } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import { businessMembers } from '../db/schema.ts';
import { fieldRefused } from '../platform/field-refused.ts';
import type { BusinessActor } from './business-actor.ts';
import { loadBusiness } from './business-store.ts';
import { isMember, lockTeam, refuseIndispensable } from './lock-team.ts';
import { loadMember } from './member-store.ts';
import { recordAudit } from './record-audit.ts';

/**
 * Makes another member the owner; the caller stays as an admin.
 * @throws {ApiError} 404 for a person who is no member; 409 SETTLEMENT_OWNER while payments go to a
 * wallet of the caller
 */
export async function transferOwnBusiness(
  { db, platform }: Pick<ServiceContext, 'db' | 'platform'>,
  { member, caller }: BusinessActor,
  memberId: string,
): Promise<Business> {
  const { businessId, userId } = member;
  if (memberId === userId) throw fieldRefused('memberId', { message: 'You are the owner already' });
  return db.transaction(async (tx) => {
    const { business } = await lockTeam(tx, member, 'close-business');
    const next = await loadMember(tx, { businessId, userId: memberId });
    const setRole = (id: string, role: 'OWNER' | 'ADMIN') =>
      tx
        .update(businessMembers)
        .set({ role })
        .where(isMember({ businessId, userId: id }));
    await setRole(memberId, 'OWNER');
    await refuseIndispensable(tx, business, userId);
    await setRole(userId, 'ADMIN');
    const changes = { before: { role: next.role }, after: { role: 'OWNER' } };
    await recordAudit(tx, platform, {
      ...{ businessId, userId, caller, ...changes },
      ...{ action: 'business.transferred', target: next.email },
    });
    return loadBusiness(tx, { businessId, role: 'ADMIN' });
  });
}
