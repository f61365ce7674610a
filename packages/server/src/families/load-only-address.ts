import { eq } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { addresses } from '../db/schema.ts';

/** The one address of an account, on networks where there is no other. */
export async function loadOnlyAddress(db: Db, accountId: string): Promise<string> {
  const [row] = await db
    .select({ address: addresses.address })
    .from(addresses)
    .where(eq(addresses.accountId, accountId));
  if (row === undefined) throw new Error(`account ${accountId} has no address`);
  return row.address;
}
