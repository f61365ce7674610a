import { and, eq, inArray } from 'drizzle-orm';
import { isAnyTextOf } from '../db/is-any-of.ts';
import type { Db } from '../db/open-database.ts';
import { payments, transfersOut } from '../db/schema.ts';
import { openRefundStatuses } from '../payments/has-open-refund-of.ts';

/** Reports whether a refund to one of these customers is open. */
export async function hasOpenRefund(tx: Db, customerIds: readonly string[]): Promise<boolean> {
  const [open] = await tx
    .select({ id: transfersOut.id })
    .from(transfersOut)
    .innerJoin(payments, eq(payments.id, transfersOut.paymentId))
    .where(
      and(
        isAnyTextOf(payments.customerId, customerIds),
        inArray(transfersOut.status, [...openRefundStatuses]),
      ),
    )
    .limit(1);
  return open !== undefined;
}
