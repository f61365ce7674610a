import type { BusinessDetail, UpdateBusiness } from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { businesses } from '../db/schema.ts';
import type { BusinessActor } from './business-actor.ts';
import { type BusinessRow, loadBusiness, lockBusiness, readDraft } from './business-store.ts';
import { findChanges } from './find-changes.ts';
import { recordAudit } from './record-audit.ts';
import { saveNextVersion } from './settings-store.ts';

/** Changes the given fields of a business; a change that changes nothing leaves no trace. */
export async function updateBusinessFields(
  { db, platform }: Pick<ServiceContext, 'db' | 'platform'>,
  { member, caller }: BusinessActor,
  changes: UpdateBusiness,
): Promise<BusinessDetail> {
  const { businessId, userId } = member;
  return db.transaction(async (tx) => {
    const row = await lockBusiness(tx, businessId);
    const { before, after } = findChanges(fieldsOf(row), changes);
    if (Object.keys(after).length > 0) {
      await saveFields(tx, row, changes);
      // A page of the general settings that was open before this is out of date.
      await saveNextVersion(tx, businessId, { tab: 'general' });
      const action = 'business.updated';
      await recordAudit(tx, platform, { businessId, userId, caller, action, before, after });
    }
    return loadBusiness(tx, member);
  });
}

function fieldsOf(row: BusinessRow) {
  const { name, website, country, industry, supportEmail } = row;
  const { defaultCurrency, timezone, onboardingStep } = row;
  return {
    ...{ name, website, country, industry, supportEmail },
    ...{ defaultCurrency, timezone, onboardingStep },
    monthlyVolume: readDraft(row).monthlyVolume ?? null,
  };
}

async function saveFields(
  tx: Db,
  row: BusinessRow,
  { monthlyVolume, ...columns }: UpdateBusiness,
): Promise<void> {
  const { monthlyVolume: kept, ...others } = readDraft(row);
  const volume = monthlyVolume === undefined ? kept : monthlyVolume;
  const draft =
    volume === undefined || volume === null ? others : { ...others, monthlyVolume: volume };
  await tx
    .update(businesses)
    .set({ ...columns, draft })
    .where(eq(businesses.id, row.id));
}
