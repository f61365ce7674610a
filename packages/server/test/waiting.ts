import { sql } from 'drizzle-orm';
import type { Db } from '../src/db/open-database.ts';

/**
 * Connections to this PostgreSQL database that wait for a lock; with a part of a statement, those alone whose statement
 * has it, so that work beside the test does not count.
 */
export async function countWaiting(db: Db, statement = ''): Promise<number> {
  const [row] = await db
    .select({ count: sql<string>`count(*)` })
    .from(sql`pg_stat_activity`)
    .where(
      sql`datname = current_database() and wait_event_type = 'Lock' and position(${statement} in query) > 0`,
    );
  return Number(row?.count);
}
