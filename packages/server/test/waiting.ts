import { sql } from 'drizzle-orm';
import type { Db } from '../src/db/open-database.ts';

/** Connections to this PostgreSQL database that wait for a lock. */
export async function countWaiting(db: Db): Promise<number> {
  const [row] = await db
    .select({ count: sql<string>`count(*)` })
    .from(sql`pg_stat_activity`)
    .where(sql`datname = current_database() and wait_event_type = 'Lock'`);
  return Number(row?.count);
}
