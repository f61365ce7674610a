import { and, eq } from 'drizzle-orm';
import { isAnyOf } from '../db/is-any-of.ts';
import type { Db } from '../db/open-database.ts';
import { accounts } from '../db/schema.ts';

/**
 * Finds those of the purses whose keys are derived from the account `mainId`. A business that chose another settlement
 * wallet, and then this one again, has purses of two accounts in it: one transaction signs for those of one alone.
 */
export async function findPursesOf(
  db: Db,
  mainId: string,
  purseIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(isAnyOf(accounts.id, purseIds), eq(accounts.parentId, mainId)));
  return new Set(rows.map(({ id }) => id));
}
