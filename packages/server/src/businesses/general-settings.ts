import type { GeneralSettings } from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { businesses } from '../db/schema.ts';
import { notFound } from '../platform/api-error.ts';
import { staleVersion } from '../platform/stale-version.ts';
import type { BusinessActor } from './business-actor.ts';
import { findChanges } from './find-changes.ts';
import { lockTeam } from './lock-team.ts';
import { recordAudit } from './record-audit.ts';
import { loadStoredTab, saveNextVersion } from './settings-store.ts';

/** Settings of the tab that the row of the business does not hold. */
const own = z.object({
  supportPhone: z._default(z.nullable(z.string()), null),
  statementText: z._default(z.nullable(z.string()), null),
});

export async function loadGeneralSettings(db: Db, businessId: number): Promise<GeneralSettings> {
  const [row] = await db.select().from(businesses).where(eq(businesses.id, businessId));
  if (row === undefined) throw notFound('business');
  const { version, data } = await loadStoredTab(db, businessId, 'general');
  const { name, website, supportEmail, timezone, defaultCurrency } = row;
  return {
    ...{ name, website, supportEmail, timezone, defaultCurrency },
    ...z.parse(own, data),
    version,
  };
}

/** @throws {ApiError} 409 STALE_VERSION, also after a change of onboarding */
export async function replaceGeneralSettings(
  { db, platform }: Pick<ServiceContext, 'db' | 'platform'>,
  { member, caller }: BusinessActor,
  { version, ...settings }: GeneralSettings,
): Promise<GeneralSettings> {
  const { businessId, userId } = member;
  return db.transaction(async (tx) => {
    await lockTeam(tx, member, 'manage-settings');
    const current = await loadGeneralSettings(tx, businessId);
    if (version !== current.version) throw staleVersion(current);
    const { before, after } = findChanges(current, settings);
    if (Object.keys(after).length === 0) return current;
    const { supportPhone, statementText, ...columns } = settings;
    await tx.update(businesses).set(columns).where(eq(businesses.id, businessId));
    const data = { supportPhone, statementText };
    await saveNextVersion(tx, businessId, { tab: 'general', data });
    const entry = { businessId, userId, caller, before, after };
    await recordAudit(tx, platform, { ...entry, action: 'settings.updated', target: 'general' });
    return loadGeneralSettings(tx, businessId);
  });
}
