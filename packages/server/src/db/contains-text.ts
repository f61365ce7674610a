import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { escapePattern } from './escape-pattern.ts';

/** Returns the condition that a column contains a text, in any case. */
export const containsText = (column: AnyPgColumn, text: string): SQL =>
  sql`lower(${column}) like lower(${`%${escapePattern(text)}%`})`;
