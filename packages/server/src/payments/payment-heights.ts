import type { Network } from '@billfold/core';
import { and, eq, lte } from 'drizzle-orm';
import { isAnyTextOf } from '../db/is-any-of.ts';
import type { Db } from '../db/open-database.ts';
import { paymentHeights } from '../db/schema.ts';

/** Loads the payments whose decision may change at `height`. */
export async function loadDuePayments(
  tx: Db,
  network: Network,
  height: number,
): Promise<readonly string[]> {
  const rows = await tx
    .select({ paymentId: paymentHeights.paymentId })
    .from(paymentHeights)
    .where(and(eq(paymentHeights.network, network), lte(paymentHeights.height, height)));
  return rows.map(({ paymentId }) => paymentId);
}

export type PaymentHeight = typeof paymentHeights.$inferSelect;

/** Replaces the heights at which `paymentIds` are looked at again. */
export async function replaceHeights(
  tx: Db,
  paymentIds: readonly string[],
  heights: readonly PaymentHeight[],
): Promise<void> {
  await tx.delete(paymentHeights).where(isAnyTextOf(paymentHeights.paymentId, paymentIds));
  if (heights.length > 0) await tx.insert(paymentHeights).values([...heights]);
}
