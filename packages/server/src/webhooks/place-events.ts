import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { merchantEvents } from '../db/schema.ts';

/** Events placed by one statement. */
const batch = 1_000;

/** Events of a business in one of its modes. */
export interface PlacedScope {
  readonly businessId: number;
  readonly livemode: boolean;
}

/**
 * Gives a position to the events of a business that have none. They are committed, and one caller at a time places
 * them, so positions become visible in their order. A position given when an event is written would not: the
 * transaction of an earlier one may end later.
 */
export async function placeEvents(db: Db, scope: PlacedScope): Promise<void> {
  if (!(await hasUnplaced(db, scope))) return;
  while ((await placeBatch(db, scope)) === batch);
}

const isUnplaced = ({ businessId, livemode }: PlacedScope) =>
  and(
    eq(merchantEvents.businessId, businessId),
    eq(merchantEvents.livemode, livemode),
    isNull(merchantEvents.position),
  );

async function hasUnplaced(db: Db, scope: PlacedScope): Promise<boolean> {
  const { id } = merchantEvents;
  const [row] = await db.select({ id }).from(merchantEvents).where(isUnplaced(scope)).limit(1);
  return row !== undefined;
}

async function placeBatch(db: Db, scope: PlacedScope): Promise<number> {
  return db.transaction(async (tx) => {
    const name = `events ${scope.businessId} ${scope.livemode}`;
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
    const { id, createdAt, sequence } = merchantEvents;
    const waiting = tx
      .select({ id })
      .from(merchantEvents)
      .where(isUnplaced(scope))
      .orderBy(asc(createdAt), asc(sequence), asc(id))
      .limit(batch);
    const placed = await tx
      .update(merchantEvents)
      .set({ position: sql`places.position` })
      // The sorted rows are numbered one after the other.
      .from(
        sql`(select id, nextval('merchant_event_positions') as position from ${waiting} as waiting) as places`,
      )
      .where(sql`${id} = places.id`)
      .returning({ id });
    return placed.length;
  });
}
