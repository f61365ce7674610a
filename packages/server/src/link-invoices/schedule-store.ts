import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { businesses, customers, linkInvoices, linkSchedules } from '../db/schema.ts';
import { notFound } from '../platform/api-error.ts';
import type { NamedInvoice } from './invoice-store.ts';

export type ScheduleRow = typeof linkSchedules.$inferSelect;

/** Selects schedules with the customer and the time zone of each, and how many invoices it has created. */
export function selectSchedules(db: Db) {
  return db
    .select({
      schedule: linkSchedules,
      customer: { id: customers.id, email: customers.email, name: customers.name },
      timezone: businesses.timezone,
      invoices: sql<number>`(
        select count(*)::int from ${linkInvoices} where ${linkInvoices.scheduleId} = ${linkSchedules.id}
      )`,
    })
    .from(linkSchedules)
    .innerJoin(customers, eq(customers.id, linkSchedules.customerId))
    .innerJoin(businesses, eq(businesses.id, linkSchedules.businessId))
    .$dynamic();
}

/** Schedule with its customer and the time zone of its business. */
export type FoundSchedule = Awaited<ReturnType<typeof selectSchedules>>[number];

/** Loads a schedule of a business. @throws {ApiError} 404 */
export async function findSchedule(
  db: Db,
  { businessId, id }: NamedInvoice,
): Promise<FoundSchedule> {
  const isNamed = and(eq(linkSchedules.id, id), eq(linkSchedules.businessId, businessId));
  const [found] = await selectSchedules(db).where(isNamed);
  if (found === undefined) throw notFound('schedule');
  return found;
}

/** Locks a schedule of a business until the transaction ends, and loads it. @throws {ApiError} 404 */
export async function lockSchedule(tx: Db, named: NamedInvoice): Promise<FoundSchedule> {
  await tx.select().from(linkSchedules).where(eq(linkSchedules.id, named.id)).for('update');
  return findSchedule(tx, named);
}
