import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** `inArray` with one parameter whatever the number of `texts`: a statement has room for 65,535. */
export function isAnyOf(column: PgColumn, texts: readonly string[]): SQL {
  return sql`${column} = any(${sql.param([...texts])}::text[])`;
}

export function isNoneOf(column: PgColumn, texts: readonly string[]): SQL {
  return sql`${column} <> all(${sql.param([...texts])}::text[])`;
}
