import { and, eq, isNull } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { businesses, businessInvitations } from '../db/schema.ts';
import { nowOf } from '../platform/server-platform.ts';
import type { BusinessActor } from './business-actor.ts';
import { lockBusiness } from './business-store.ts';
import { recordAudit } from './record-audit.ts';

/** Archives a business: its records stay, its open invitations end. */
export async function archiveOwnBusiness(
  { db, platform }: Pick<ServiceContext, 'db' | 'platform'>,
  { member: { businessId, userId }, caller }: BusinessActor,
): Promise<null> {
  const now = nowOf(platform);
  await db.transaction(async (tx) => {
    const { status } = await lockBusiness(tx, businessId);
    // Another call may have archived it meanwhile.
    if (status === 'ARCHIVED') return;
    await tx
      .update(businesses)
      .set({ status: 'ARCHIVED', archivedAt: now })
      .where(eq(businesses.id, businessId));
    const { usedAt, revokedAt } = businessInvitations;
    await tx
      .update(businessInvitations)
      .set({ revokedAt: now })
      .where(
        and(eq(businessInvitations.businessId, businessId), isNull(usedAt), isNull(revokedAt)),
      );
    const action = 'business.archived';
    const changes = { before: { status }, after: { status: 'ARCHIVED' } };
    await recordAudit(tx, platform, { businessId, userId, caller, action, ...changes });
  });
  return null;
}
