import { asc, type SQL } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { addressStock } from '../db/schema.ts';

/** Locks rows of the stock of addresses, in one order: two that each lock several never wait for each other. */
export async function lockStock(tx: Db, isMeant: SQL): Promise<void> {
  await tx
    .select({ address: addressStock.address })
    .from(addressStock)
    .where(isMeant)
    .orderBy(asc(addressStock.accountId), asc(addressStock.addressIndex))
    .for('update');
}
