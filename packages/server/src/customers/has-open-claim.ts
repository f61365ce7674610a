import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { customers, transfersOut } from '../db/schema.ts';
import { openRefundStatuses } from '../payments/has-open-refund-of.ts';

/**
 * Reports whether an open refund of a transfer without a payment was offered to an email of a customer, or of one that
 * was merged into them.
 */
export async function hasOpenClaim(tx: Db, customerId: string): Promise<boolean> {
  const isTheirs = and(
    or(eq(customers.id, customerId), eq(customers.mergedInto, customerId)),
    eq(customers.businessId, transfersOut.businessId),
    eq(customers.livemode, transfersOut.livemode),
    eq(customers.emailNorm, sql`lower(${transfersOut.claimEmail})`),
  );
  const [open] = await tx
    .select({ id: transfersOut.id })
    .from(transfersOut)
    .innerJoin(customers, isTheirs)
    .where(
      and(
        isNotNull(transfersOut.claimEmail),
        inArray(transfersOut.status, [...openRefundStatuses]),
      ),
    )
    .limit(1);
  return open !== undefined;
}
