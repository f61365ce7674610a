import { lt, sql } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { events } from '../db/schema.ts';

/** Prunes changes that were announced more than an hour ago: every process has read them. */
export async function deleteOldChanges(db: Db): Promise<void> {
  await db.delete(events).where(lt(events.at, sql`now() - interval '1 hour'`));
}
