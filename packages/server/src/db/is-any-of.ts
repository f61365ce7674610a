import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * Builds the condition that `column` is one of `ids`. The ids are one parameter: a list of
 * parameters makes another statement for each length, which PostgreSQL parses and plans again, and a
 * statement has room for 65,535.
 */
export function isAnyOf(column: PgColumn, ids: readonly string[]): SQL {
  return sql`${column} = any(${`{${ids.join(',')}}`}::text::uuid[])`;
}

/** Builds the condition that `column` is one of `texts`, with one parameter likewise. */
export function isAnyTextOf(column: PgColumn, texts: readonly string[]): SQL {
  return sql`${column} = any(${sql.param([...texts])}::text[])`;
}

/** Builds the condition that `column` is none of `texts`, with one parameter likewise. */
export function isNoTextOf(column: PgColumn, texts: readonly string[]): SQL {
  return sql`${column} <> all(${sql.param([...texts])}::text[])`;
}
