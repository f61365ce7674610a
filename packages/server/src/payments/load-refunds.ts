import { and, asc, eq, inArray } from 'drizzle-orm';
import { isAnyTextOf } from '../db/is-any-of.ts';
import type { Db } from '../db/open-database.ts';
import { transfersOut } from '../db/schema.ts';
import { groupBy } from '../platform/group-by.ts';

export type RefundRow = Pick<
  typeof transfersOut.$inferSelect,
  'paymentId' | 'assetId' | 'units' | 'keptUnits' | 'credited' | 'status'
>;

/** Loads the refunds of payments that are on their way or in a block, by the id of the payment. */
export async function loadRefunds(
  db: Db,
  paymentIds: readonly string[],
): Promise<ReadonlyMap<string, readonly RefundRow[]>> {
  if (paymentIds.length === 0) return new Map();
  const { id, paymentId, assetId, units, keptUnits, credited, status, kind } = transfersOut;
  const rows = await db
    .select({ paymentId, assetId, units, keptUnits, credited, status })
    .from(transfersOut)
    .where(
      and(
        ...[eq(kind, 'REFUND'), inArray(status, ['BROADCAST', 'CONFIRMED'])],
        isAnyTextOf(paymentId, paymentIds),
      ),
    )
    .orderBy(asc(id));
  return groupBy(rows, (row) => row.paymentId ?? '');
}
