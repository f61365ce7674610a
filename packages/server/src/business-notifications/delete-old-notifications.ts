import { desc, gt, inArray, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { businessNotifications } from '../db/schema.ts';

const keptMs = 90 * 24 * 3_600_000;
/** Newest notifications of a business in a mode that stay. Older ones are in its lists of payments, refunds and payouts. */
const mostKept = 1_000;
const batch = 1_000;

/** Deletes notifications whose time is over, and those before the newest of a business, with what members have read. */
export async function deleteOldNotifications(db: Db, now: Date): Promise<void> {
  const { id, businessId, livemode, createdAt } = businessNotifications;
  const ranked = db
    .select({
      ...{ id, createdAt },
      rank: sql<number>`row_number() over (partition by ${businessId}, ${livemode} order by ${desc(createdAt)}, ${id})`.as(
        'rank',
      ),
    })
    .from(businessNotifications)
    .as('ranked');
  const isOver = or(
    lt(ranked.createdAt, new Date(now.getTime() - keptMs)),
    gt(ranked.rank, mostKept),
  );
  for (;;) {
    const old = db.select({ id: ranked.id }).from(ranked).where(isOver).limit(batch);
    const gone = await db.delete(businessNotifications).where(inArray(id, old)).returning({ id });
    if (gone.length < batch) return;
  }
}
