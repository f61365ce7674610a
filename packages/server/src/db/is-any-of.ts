import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * Builds the condition that `column` is one of `ids`. The ids are one parameter: a list of
 * parameters makes another statement for each length, which PostgreSQL parses and plans again.
 */
export function isAnyOf(column: PgColumn, ids: readonly string[]): SQL {
  return sql`${column} = any(${`{${ids.join(',')}}`}::text::uuid[])`;
}
