import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { accounts } from '../db/schema.ts';
import type { Refundable } from './count-refundable.ts';

/**
 * Finds an account of a public key in which money of the source arrived: another wallet has it, and alone sends it back.
 */
export async function findWatched(
  db: Db,
  { transfers, asset }: Pick<Refundable, 'transfers' | 'asset'>,
): Promise<string | undefined> {
  const ids = transfers
    .filter(({ assetId }) => assetId === asset.id)
    .map(({ accountId }) => accountId);
  if (ids.length === 0) return undefined;
  const [found] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(inArray(accounts.id, ids), eq(accounts.purpose, 'WATCH')))
    .orderBy(asc(accounts.id))
    .limit(1);
  return found?.id;
}
