import { and, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { merchantEvents, webhookAttempts, webhookDeliveries } from '../db/schema.ts';

const dayMs = 24 * 3_600_000;
const bodiesKeptMs = 60 * dayMs;
const eventsKeptMs = 396 * dayMs;
const batch = 1_000;

/**
 * Removes the bodies of events and answers after 60 days, and the events with their deliveries after 13 months.
 * In batches: a statement over a year's rows would hold everything up.
 */
export async function deleteOldEvents(db: Db, now: Date): Promise<void> {
  const bodiesEnd = new Date(now.getTime() - bodiesKeptMs);
  const eventsEnd = new Date(now.getTime() - eventsKeptMs);
  while ((await removeBodies(db, bodiesEnd)) === batch);
  while ((await removeAnswers(db, bodiesEnd)) === batch);
  while ((await deleteEvents(db, eventsEnd)) === batch);
}

async function removeBodies(db: Db, end: Date): Promise<number> {
  const { id, createdAt, body } = merchantEvents;
  const old = db
    .select({ id })
    .from(merchantEvents)
    .where(and(lt(createdAt, end), isNotNull(body)))
    .limit(batch);
  const changed = await db
    .update(merchantEvents)
    .set({ body: null })
    .where(inArray(id, old))
    .returning({ id });
  return changed.length;
}

async function removeAnswers(db: Db, end: Date): Promise<number> {
  const { deliveryId, number, startedAt, responseHeaders } = webhookAttempts;
  const old = db
    .select({ deliveryId, number })
    .from(webhookAttempts)
    .where(and(lt(startedAt, end), isNotNull(responseHeaders)))
    .limit(batch);
  const changed = await db
    .update(webhookAttempts)
    .set({ responseExcerpt: null, responseHeaders: null })
    .where(sql`(${deliveryId}, ${number}) in ${old}`)
    .returning({ deliveryId });
  return changed.length;
}

async function deleteEvents(db: Db, end: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const events = await tx
      .select({ id: merchantEvents.id })
      .from(merchantEvents)
      .where(lt(merchantEvents.createdAt, end))
      .limit(batch);
    const ids = events.map(({ id }) => id);
    if (ids.length === 0) return 0;
    const { id, eventId } = webhookDeliveries;
    const deliveries = tx.select({ id }).from(webhookDeliveries).where(inArray(eventId, ids));
    await tx.delete(webhookAttempts).where(inArray(webhookAttempts.deliveryId, deliveries));
    await tx.delete(webhookDeliveries).where(inArray(eventId, ids));
    await tx.delete(merchantEvents).where(inArray(merchantEvents.id, ids));
    return ids.length;
  });
}
