import { addDays } from '@billfold/core/internal';
import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { lockBusiness } from '../businesses/business-store.ts';
import { loadStoredTab, saveNextVersion } from '../businesses/settings-store.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { businesses, businessSettings } from '../db/schema.ts';
import { liveModeOf } from '../payments/require-mode.ts';
import type { Span } from '../payments/summarize-payments.ts';
import { createDaysInZone, type DaysInZone } from '../platform/days-in-zone.ts';
import { nowOf } from '../platform/server-platform.ts';
import { type DigestPace, type DigestPeriod, lastDayOver } from './digest-period.ts';
import { loadDigest } from './load-digest.ts';
import { mailDigest } from './mail-digest.ts';

type Tools = Pick<ServiceContext, 'db' | 'platform' | 'publicUrl' | 'chainMode'>;

interface WantedDigest {
  readonly businessId: number;
  readonly timezone: string;
  readonly pace: DigestPace;
}

/** Name under which the last day that a digest covered is kept beside the settings. No call shows or changes it. */
const tab = 'digest';

/**
 * Emails the digests of the periods that are over, in the time zone of each business. A period has one email, however
 * often this runs, and none where nothing happened. The first period is that in which the digest was turned on.
 */
export async function sendDigests(context: Tools): Promise<void> {
  const { db } = context;
  const pace = sql<DigestPace>`${businessSettings.data} ->> 'digest'`;
  const isWanted = and(
    eq(businessSettings.tab, 'notifications'),
    inArray(pace, ['DAILY', 'WEEKLY'] satisfies DigestPace[]),
  );
  // A business that turns the digest on again begins anew.
  const wantingIds = db
    .select({ id: businessSettings.businessId })
    .from(businessSettings)
    .where(isWanted);
  await db
    .delete(businessSettings)
    .where(and(eq(businessSettings.tab, tab), notInArray(businessSettings.businessId, wantingIds)));
  const wanting = await db
    .select({ businessId: businesses.id, timezone: businesses.timezone, pace })
    .from(businesses)
    .innerJoin(businessSettings, eq(businessSettings.businessId, businesses.id))
    .where(and(eq(businesses.status, 'ACTIVE'), isWanted))
    .orderBy(asc(businesses.id));
  // One that cannot be written keeps no other business from its own.
  const errors: unknown[] = [];
  for (const wanted of wanting)
    try {
      await sendDigest(context, wanted);
    } catch (error) {
      errors.push(error);
    }
  if (errors.length > 0) throw new AggregateError(errors, 'digests could not be sent');
}

async function sendDigest(
  context: Tools,
  { businessId, timezone, pace }: WantedDigest,
): Promise<void> {
  const { db, platform } = context;
  const zone = createDaysInZone(timezone);
  const toDay = lastDayOver(pace, zone.dayOf(nowOf(platform)));
  const isCovered = (lastDay: string | null) => lastDay !== null && lastDay >= toDay;
  const known = await loadLastDay(db, businessId);
  if (isCovered(known)) return;
  const books = { businessId, livemode: liveModeOf(context) };
  // Also the days on which no server ran, and those before a weekly digest became daily.
  const period = known === null ? null : { fromDay: addDays(known, 1), toDay };
  // Summed without the lock, which new payments wait for.
  const digest = period && (await loadDigest(db, books, spanOf(period, zone)));
  await db.transaction(async (tx) => {
    await lockBusiness(tx, businessId);
    if (isCovered(await loadLastDay(tx, businessId))) return;
    await saveNextVersion(tx, businessId, { tab, data: { lastDay: toDay } });
    if (period && digest) await mailDigest(tx, context, { ...books, ...period, digest });
  });
}

function spanOf({ fromDay, toDay }: DigestPeriod, zone: DaysInZone): Span {
  return { from: zone.startOf(fromDay), to: zone.startOf(addDays(toDay, 1)) };
}

async function loadLastDay(db: Db, businessId: number): Promise<string | null> {
  const { lastDay } = (await loadStoredTab(db, businessId, tab)).data;
  return typeof lastDay === 'string' ? lastDay : null;
}
