import { desc, gt, inArray, lt, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { businessNotifications } from '../db/schema.ts';

const keptMs = 90 * 24 * 3_600_000;
/** Newest notifications of an event of a business in a mode that stay. Older ones are in its lists of payments, refunds and payouts. */
const mostKept = 1_000;
const batch = 1_000;

const { id, businessId, livemode, event, createdAt } = businessNotifications;

/** Deletes notifications whose time is over, and those before the newest of their event, with what members have read. */
export async function deleteOldNotifications(db: Db, now: Date): Promise<void> {
  const isOver = lt(createdAt, new Date(now.getTime() - keptMs));
  const over = db.select({ id }).from(businessNotifications).where(isOver).limit(batch);
  await deleteAll(db, over);
  const ranked = db
    .select({
      id,
      rank: sql<number>`row_number() over (partition by ${businessId}, ${livemode}, ${event} order by ${desc(createdAt)}, ${id})`.as(
        'rank',
      ),
    })
    .from(businessNotifications)
    .as('ranked');
  const isSurplus = gt(ranked.rank, mostKept);
  const surplus = db.select({ id: ranked.id }).from(ranked).where(isSurplus).limit(batch);
  await deleteAll(db, surplus);
}

/** Deletes what a query finds, batch by batch. */
async function deleteAll(db: Db, found: SQLWrapper): Promise<void> {
  for (;;) {
    const gone = await db.delete(businessNotifications).where(inArray(id, found)).returning({ id });
    if (gone.length < batch) return;
  }
}
