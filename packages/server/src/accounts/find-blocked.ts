import { and, eq, inArray } from 'drizzle-orm';
import { isAnyOf } from '../db/is-any-of.ts';
import type { Db } from '../db/open-database.ts';
import { bookDrifts } from '../db/schema.ts';

export interface AskedAccounts {
  readonly accountIds: readonly string[];
  /** Native asset, which pays the fees. */
  readonly network: string;
  readonly assetId: string;
}

/** Finds the accounts that can neither spend an asset nor pay a fee for it (refuse-blocked.ts). */
export async function findBlocked(
  db: Db,
  { accountIds, network, assetId: asset }: AskedAccounts,
): Promise<ReadonlySet<string>> {
  const { accountId, assetId, isHeld } = bookDrifts;
  const rows = await db
    .select({ id: accountId })
    .from(bookDrifts)
    .where(
      and(isAnyOf(accountId, accountIds), inArray(assetId, [network, asset]), eq(isHeld, true)),
    );
  return new Set(rows.map(({ id }) => id));
}
