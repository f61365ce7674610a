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

/** Source of refunds: an unmatched transfer, or a payment. */
type Refunded = { readonly transferId: string } | { readonly paymentId: string };

/** Reports whether a refund of an unmatched transfer or of a payment is open. */
export async function hasOpenRefundOf(tx: Db, source: Refunded): Promise<boolean> {
  const [open] = await tx
    .select({ id: transfersOut.id })
    .from(transfersOut)
    .where(
      and(
        'transferId' in source
          ? eq(transfersOut.transferId, source.transferId)
          : eq(transfersOut.paymentId, source.paymentId),
        inArray(transfersOut.status, [...openRefundStatuses]),
      ),
    )
    .limit(1);
  return open !== undefined;
}
