import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { transfersOut } from '../db/schema.ts';

/** Statuses in which a refund is neither withdrawn nor in a block. */
export const openRefundStatuses = [
  'AWAITING_ADDRESS',
  'AWAITING_SIGNATURE',
  'BROADCAST',
  'FAILED',
] as const;

/** Reports whether a refund of an unmatched transfer is open. */
export async function hasOpenRefundOf(tx: Db, transferId: string): Promise<boolean> {
  const [open] = await tx
    .select({ id: transfersOut.id })
    .from(transfersOut)
    .where(
      and(
        eq(transfersOut.transferId, transferId),
        inArray(transfersOut.status, [...openRefundStatuses]),
      ),
    )
    .limit(1);
  return open !== undefined;
}
