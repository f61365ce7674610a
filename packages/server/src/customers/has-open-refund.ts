import { and, eq, inArray } from 'drizzle-orm';
import { isAnyTextOf } from '../db/is-any-of.ts';
import type { Db } from '../db/open-database.ts';
import { payments, transfersOut } from '../db/schema.ts';

/** Statuses of a refund for which the customer may have to be asked. */
const openRefunds = ['AWAITING_ADDRESS', 'AWAITING_SIGNATURE', 'BROADCAST', 'FAILED'] as const;

/** Reports whether a refund to one of these customers is open. */
export async function hasOpenRefund(tx: Db, customerIds: readonly string[]): Promise<boolean> {
  const [open] = await tx
    .select({ id: transfersOut.id })
    .from(transfersOut)
    .innerJoin(payments, eq(payments.id, transfersOut.paymentId))
    .where(
      and(
        isAnyTextOf(payments.customerId, customerIds),
        inArray(transfersOut.status, [...openRefunds]),
      ),
    )
    .limit(1);
  return open !== undefined;
}
