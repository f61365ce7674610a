import { desc, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { businessNotifications } from '../db/schema.ts';

/** Newest notifications of an event of a business in a mode that stay. Older ones are in its lists of payments, refunds and payouts. */
const mostKept = 1_000;

/** Returns the condition for notifications before the newest of their event. */
export function isSurplusNotification(db: Db): SQL {
  const { id, businessId, livemode, event, createdAt } = businessNotifications;
  const ranked = db
    .select({
      id,
      rank: sql<number>`row_number() over (partition by ${businessId}, ${livemode}, ${event} order by ${desc(createdAt)}, ${id})`.as(
        'rank',
      ),
    })
    .from(businessNotifications)
    .as('ranked');
  return inArray(id, db.select({ id: ranked.id }).from(ranked).where(gt(ranked.rank, mostKept)));
}
