import type { RefundStatus } from '@billfold/core/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { isAnyTextOf } from '../db/is-any-of.ts';
import type { Db } from '../db/open-database.ts';
import { transfersOut } from '../db/schema.ts';
import { groupBy } from '../platform/group-by.ts';

/** Statuses of a refund that has not ended, which `isTooMuch` repeats. */
export const ongoingRefunds: readonly RefundStatus[] = [
  ...(['AWAITING_ADDRESS', 'AWAITING_SIGNATURE', 'BROADCAST'] as const),
];

export type PendingRefund = Pick<typeof transfersOut.$inferSelect, 'paymentId' | 'status'>;

/** Loads in which statuses the refunds of payments are that have not ended, by the id of the payment. */
export async function loadPendingRefunds(
  db: Db,
  paymentIds: readonly string[],
): Promise<ReadonlyMap<string, readonly PendingRefund[]>> {
  if (paymentIds.length === 0) return new Map();
  const { paymentId, kind, status } = transfersOut;
  const rows = await db
    .selectDistinct({ paymentId, status })
    .from(transfersOut)
    .where(
      and(eq(kind, 'REFUND'), inArray(status, ongoingRefunds), isAnyTextOf(paymentId, paymentIds)),
    );
  return groupBy(rows, (row) => row.paymentId ?? '');
}
