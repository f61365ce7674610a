import type { RefundStatus } from '@billfold/core/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { isAnyTextOf } from '../db/is-any-of.ts';
import type { Db } from '../db/open-database.ts';
import { transfersOut } from '../db/schema.ts';

/** Statuses of a refund that has not ended, which `isTooMuch` repeats. */
export const ongoingRefunds: readonly RefundStatus[] = [
  ...(['AWAITING_ADDRESS', 'AWAITING_SIGNATURE', 'BROADCAST'] as const),
];

/** Loads which of some payments have a refund that has not ended: it waits for its address, its signature or its block. */
export async function loadRefundingIds(
  db: Db,
  paymentIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (paymentIds.length === 0) return new Set();
  const { paymentId, kind, status } = transfersOut;
  const rows = await db
    .selectDistinct({ paymentId })
    .from(transfersOut)
    .where(
      and(eq(kind, 'REFUND'), inArray(status, ongoingRefunds), isAnyTextOf(paymentId, paymentIds)),
    );
  return new Set(rows.flatMap((row) => row.paymentId ?? []));
}
