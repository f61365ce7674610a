import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

const prefix = 'balance:';

/**
 * Creates what stands in place of a hash for income that no transaction names: a contract paid it, and only the
 * balance of the address shows it.
 */
export function createUnlistedHash(id: string): string {
  return `${prefix}${id}`;
}

export function isUnlistedHash(hash: string): boolean {
  return hash.startsWith(prefix);
}

/** Builds the condition that a hash of the books stands for income that no transaction names. */
export function isUnlisted(hash: PgColumn): SQL {
  return sql`${hash} like 'balance:%'`;
}
