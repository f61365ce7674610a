import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * Returns the number of the step that `at` belongs to. A step ends at its full time, and that belongs to it. The
 * length is written out, not bound: the places of one statement where the number stands must be one text for the
 * database.
 */
export function chartStep(at: PgColumn, stepMs: number): SQL {
  return sql`ceil(extract(epoch from ${at}) / ${sql.raw(String(stepMs / 1_000))})`;
}
