import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { addressStock, installation } from '../db/schema.ts';
import { networksPerForm } from './address-stock.ts';

/** Indexes of the addresses that a business can have given out since a backup was made: 10,000. */
const givenSince = 10_000 * networksPerForm;

/**
 * Makes a restored database give out only addresses that it cannot have given out after it was backed
 * up: what it takes for free may belong to a payment, on networks it knows nothing of too.
 */
export async function raiseAddressFloor(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    const next = sql`coalesce((select max(${addressStock.addressIndex}) + 1 from ${addressStock}), 0)`;
    const raised = await tx
      .update(installation)
      .set({ addressFloor: sql`greatest(${installation.addressFloor}, ${next}) + ${givenSince}` })
      .returning();
    if (raised.length === 0) throw new Error('No server has started on this database yet.');
    // One that runs code is given out never again, and coins that are sent to it need more gas.
    await tx
      .delete(addressStock)
      .where(and(isNull(addressStock.leasePaymentId), eq(addressStock.isDelegated, false)));
  });
}
