import { count, eq } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { sendIntents } from '../db/schema.ts';
import type { SpendingAccount } from './spending.ts';

/**
 * How many sends of the account were signed, from 0 again after a thousand. Where sends have no
 * nonces, two of one amount to one recipient at one moment would be the same bytes, which are taken
 * once: this tells them apart.
 */
export async function countSends(tx: Db, { id }: SpendingAccount): Promise<number> {
  const [row] = await tx
    .select({ sends: count() })
    .from(sendIntents)
    .where(eq(sendIntents.accountId, id));
  return (row?.sends ?? 0) % 1_000;
}
