import { addDays } from '@billfold/core/internal';
import { and, asc, eq, lte } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { businesses, linkSchedules } from '../db/schema.ts';
import { createDaysInZone, type DaysInZone } from '../platform/days-in-zone.ts';
import { nowOf } from '../platform/server-platform.ts';
import { insertInvoice } from './create-invoice.ts';
import { findInvoice } from './invoice-store.ts';
import { dueDayOf, planSchedule } from './plan-schedule.ts';
import { type FoundSchedule, selectSchedules } from './schedule-store.ts';
import { sendInvoice } from './send-invoice.ts';

type Tools = Pick<ServiceContext, 'db' | 'platform' | 'publicUrl'>;

const batch = 100;

/**
 * Creates and emails the invoices of the schedules whose day has come; those of a suspended or archived business wait.
 * Only the newest of several days that passed gets an invoice.
 */
export async function runSchedules(context: Tools): Promise<void> {
  const { db, platform } = context;
  const now = nowOf(platform);
  for (;;) {
    const due = await db
      .select({ id: linkSchedules.id })
      .from(linkSchedules)
      .innerJoin(businesses, eq(businesses.id, linkSchedules.businessId))
      .where(and(lte(linkSchedules.nextAt, now), eq(businesses.status, 'ACTIVE')))
      .orderBy(asc(linkSchedules.nextAt), asc(linkSchedules.id))
      .limit(batch);
    for (const { id } of due) await db.transaction((tx) => runSchedule(tx, context, { id, now }));
    if (due.length < batch) return;
  }
}

async function runSchedule(
  tx: Db,
  context: Tools,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<void> {
  await tx.select().from(linkSchedules).where(eq(linkSchedules.id, id)).for('update');
  const isDue = and(eq(linkSchedules.id, id), lte(linkSchedules.nextAt, now));
  const [found] = await selectSchedules(tx).where(isDue);
  if (found === undefined) return;
  const zone = createDaysInZone(found.timezone);
  const day = dueDayOf(found.schedule, { zone, now });
  if (day !== null)
    await createScheduled(tx, context, { found, day, today: zone.dayOf(now), zone });
  await tx
    .update(linkSchedules)
    .set(planSchedule(found.schedule, { zone, after: now }))
    .where(eq(linkSchedules.id, id));
}

interface Occurrence {
  readonly found: FoundSchedule;
  readonly day: string;
  readonly today: string;
  readonly zone: DaysInZone;
}

/** Creates the invoice of a day and emails it; one that is late is due as many days after its sending. */
async function createScheduled(
  tx: Db,
  context: Tools,
  { found: { schedule }, day, today, zone }: Occurrence,
): Promise<void> {
  const { id: scheduleId, businessId, customerId, dueDays, createdBy } = schedule;
  const { id } = await insertInvoice(tx, context, {
    ...{ businessId, customerId, contents: schedule, createdBy, sendOn: today, zone },
    dueOn: dueDays === null ? null : addDays(today, dueDays),
    occurrence: { scheduleId, scheduledOn: day },
  });
  await sendInvoice(tx, context, await findInvoice(tx, { businessId, id }));
}
