import { asc } from 'drizzle-orm';
import { isAnyOf } from '../db/is-any-of.ts';
import type { Db } from '../db/open-database.ts';
import { addresses } from '../db/schema.ts';

/** Loads the first address of each account, by the id of the account. */
export async function loadAddresses(
  db: Db,
  rows: readonly { readonly id: string }[],
): Promise<ReadonlyMap<string, string>> {
  const { accountId, address, addressIndex } = addresses;
  const ids = rows.map(({ id }) => id);
  const found = await db
    .selectDistinctOn([accountId], { accountId, address })
    .from(addresses)
    .where(isAnyOf(accountId, ids))
    .orderBy(accountId, asc(addressIndex));
  return new Map(found.map((row) => [row.accountId, row.address]));
}
