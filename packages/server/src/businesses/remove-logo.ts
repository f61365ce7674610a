import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { businessLogos } from '../db/schema.ts';
import type { BusinessActor } from './business-actor.ts';
import { lockTeam } from './lock-team.ts';
import { findLogoHash } from './logo-store.ts';
import { recordAudit } from './record-audit.ts';

/** Removes the logo of a business; without one it changes nothing. */
export async function removeOwnLogo(
  { db, platform }: Pick<ServiceContext, 'db' | 'platform'>,
  { member, caller }: BusinessActor,
): Promise<null> {
  const { businessId, userId } = member;
  await db.transaction(async (tx) => {
    await lockTeam(tx, member, 'manage-settings');
    const before = await findLogoHash(tx, businessId);
    if (before === null) return;
    await tx.delete(businessLogos).where(eq(businessLogos.businessId, businessId));
    const changes = { before: { logo: before }, after: { logo: null } };
    const action = 'logo.removed';
    await recordAudit(tx, platform, { businessId, userId, caller, action, ...changes });
  });
  return null;
}
