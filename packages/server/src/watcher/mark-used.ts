import { and, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { addresses } from '../db/schema.ts';

/** The first use of an address stays, whatever becomes of the transaction. */
export async function markUsed(tx: Db, addressIds: readonly string[], at: Date): Promise<void> {
  if (addressIds.length === 0) return;
  await tx
    .update(addresses)
    .set({ firstUsedAt: at })
    .where(and(isNull(addresses.firstUsedAt), inArray(addresses.id, [...addressIds])));
}
