import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Selects a price without the zeros that its column adds. */
export function trimScale(price: AnyPgColumn): SQL<string | null> {
  return sql<string | null>`trim_scale(${price})::text`;
}
