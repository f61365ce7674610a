import type { RefundStatus } from '@billfold/core/contract';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { isAnyTextOf } from '../db/is-any-of.ts';
import type { Db } from '../db/open-database.ts';
import { transfersOut } from '../db/schema.ts';
import { groupBy } from '../platform/group-by.ts';

/** Statuses of a refund that has not ended, which `isTooMuch` repeats. */
export const ongoingRefunds: readonly RefundStatus[] = [
  ...(['AWAITING_ADDRESS', 'AWAITING_SIGNATURE', 'BROADCAST'] as const),
];

export type PendingRow = Pick<
  typeof transfersOut.$inferSelect,
  'paymentId' | 'status' | 'assetId' | 'units' | 'claimMailedAt'
>;

/** Loads the refunds of payments that have not ended, the oldest first, by the id of the payment. */
export async function loadPendingRefunds(
  db: Db,
  paymentIds: readonly string[],
): Promise<ReadonlyMap<string, readonly PendingRow[]>> {
  if (paymentIds.length === 0) return new Map();
  const { id, paymentId, kind, status, assetId, units, claimMailedAt } = transfersOut;
  const rows = await db
    .select({ paymentId, status, assetId, units, claimMailedAt })
    .from(transfersOut)
    .where(
      and(eq(kind, 'REFUND'), inArray(status, ongoingRefunds), isAnyTextOf(paymentId, paymentIds)),
    )
    .orderBy(asc(id));
  return groupBy(rows, (row) => row.paymentId ?? '');
}
