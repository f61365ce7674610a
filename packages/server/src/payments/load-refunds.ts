import type { RefundFact } from '@billfold/core/internal';
import { and, eq, inArray } from 'drizzle-orm';
import { isAnyTextOf } from '../db/is-any-of.ts';
import type { Db } from '../db/open-database.ts';
import { transfersOut } from '../db/schema.ts';
import { groupBy } from '../platform/group-by.ts';
import type { PaymentRow } from './payment-parts.ts';

/**
 * Loads the refunds of payments that are on their way or in a block, by the id of the payment. After a
 * reorganisation, refunds of a payment whose order another one has by now keep counting: that one would lose
 * its order id.
 */
export async function loadRefundFacts(
  tx: Db,
  rows: readonly PaymentRow[],
  taken: ReadonlySet<string>,
): Promise<ReadonlyMap<string, readonly RefundFact[]>> {
  const paid = rows.filter(
    ({ confirmedAt, closedAt }) => confirmedAt !== null || closedAt !== null,
  );
  if (paid.length === 0) return new Map();
  const { paymentId, credited, status, kind } = transfersOut;
  const found = await tx
    .select({ paymentId, credited, status })
    .from(transfersOut)
    .where(
      and(
        eq(kind, 'REFUND'),
        inArray(status, ['BROADCAST', 'CONFIRMED']),
        isAnyTextOf(
          paymentId,
          paid.map(({ id }) => id),
        ),
      ),
    );
  const full = new Set(
    paid
      .filter(({ id, refundState }) => refundState === 'FULL' && taken.has(id))
      .map((row) => row.id),
  );
  const facts = found.map((refund) => ({
    paymentId: refund.paymentId ?? '',
    amount: refund.credited,
    isInBlock: refund.status === 'CONFIRMED' || full.has(refund.paymentId ?? ''),
  }));
  return groupBy(facts, (fact) => fact.paymentId);
}
