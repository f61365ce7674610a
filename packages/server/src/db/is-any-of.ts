import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * Whether `column` is one of `ids`. However many there are, they are one parameter: a list of them
 * makes another statement for each length, which is read and planned anew.
 */
export function isAnyOf(column: PgColumn, ids: readonly string[]): SQL {
  return sql`${column} = any(${`{${ids.join(',')}}`}::text::uuid[])`;
}
