import { addDays } from '@billfold/core/internal';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { businesses, businessMembers, businessSettings } from '../db/schema.ts';
import { liveModeOf } from '../payments/require-mode.ts';
import { createDaysInZone } from '../platform/days-in-zone.ts';
import { nowOf } from '../platform/server-platform.ts';
import { enqueueReport } from './enqueue-report.ts';

/** Days of a month in which the report on the last one is still made, where the server did not run on the first. */
const lastDay = 7;

/**
 * Makes the reports on the last month for the businesses that want one, from the first day of a month in their time
 * zone on. A business has one for each month, however often this runs.
 */
export async function makeMonthlyReports(
  context: Pick<ServiceContext, 'db' | 'platform' | 'chainMode'>,
): Promise<void> {
  const { db, platform } = context;
  const now = nowOf(platform);
  const livemode = liveModeOf(context);
  const wanted = sql<string>`${businessSettings.data} ->> 'monthlyReport'`;
  const wanting = await db
    .select({ businessId: businesses.id, timezone: businesses.timezone, type: wanted })
    .from(businesses)
    .innerJoin(
      businessSettings,
      and(
        eq(businessSettings.businessId, businesses.id),
        eq(businessSettings.tab, 'notifications'),
      ),
    )
    .where(and(eq(businesses.status, 'ACTIVE'), inArray(wanted, ['PAYMENTS', 'TAX'])));
  for (const { businessId, timezone, type } of wanting) {
    const today = createDaysInZone(timezone).dayOf(now);
    if (Number(today.slice(8)) > lastDay) continue;
    const toDay = addDays(`${today.slice(0, 7)}-01`, -1);
    const month = toDay.slice(0, 7);
    await db.transaction(async (tx) => {
      const [owner] = await tx
        .select({ userId: businessMembers.userId })
        .from(businessMembers)
        .where(and(eq(businessMembers.businessId, businessId), eq(businessMembers.role, 'OWNER')))
        .orderBy(asc(businessMembers.userId))
        .limit(1);
      if (owner === undefined) return;
      await enqueueReport(tx, context, {
        ...{ businessId, livemode, type: type === 'TAX' ? 'TAX' : 'PAYMENTS', format: 'CSV' },
        ...{ fromDay: `${month}-01`, toDay, timezone, currency: null, month },
        requestedBy: owner.userId,
      });
    });
  }
}
