import { and, eq, gte, lt, notExists, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { billedPayments, feeRates, payments, paymentTransfers } from '../db/schema.ts';
import { type BooksOfMode, isBooked, type Span } from '../payments/summarize-payments.ts';
import { addUpCents, isValued, valueAtReceipt } from './add-up-cents.ts';
import type { ChargedVolume } from './fee-amounts.ts';

/** Fee in basis points that was in force when a payment completed. */
export const feeThen: SQL<number> = sql`coalesce((
  select ${feeRates.feeBps} from ${feeRates} where ${feeRates.startedAt} <= ${payments.completedAt}
  order by ${feeRates.startedAt} desc limit 1
), 0)`;

/** Returns the condition that a payment completed in a span, still is complete, and is in no invoice. One that was paid
 * elsewhere has no fee. */
export function isUnbilledIn(
  db: Db,
  { businessId, livemode }: BooksOfMode,
  { from, to }: Span,
): SQL | undefined {
  const billed = db
    .select({ one: sql`1` })
    .from(billedPayments)
    .where(eq(billedPayments.paymentId, payments.id));
  return and(
    ...[eq(payments.businessId, businessId), eq(payments.livemode, livemode)],
    ...[gte(payments.completedAt, from), lt(payments.completedAt, to)],
    ...[eq(payments.status, 'COMPLETED'), notExists(billed), isBooked],
  );
}

/**
 * Adds up the payments of a span that no invoice has, for each fee that was in force. A payment is worth the dollars
 * that each of its transfers was worth at receipt; a transfer without a price at that time counts nothing. The sum is
 * exact, and rounded down to cents once for each fee.
 */
export async function sumUnbilled(
  db: Db,
  books: BooksOfMode,
  span: Span,
): Promise<readonly ChargedVolume[]> {
  const unbilled = db.$with('unbilled').as(
    db
      .select({ paymentId: payments.id, feeBps: sql<number>`${feeThen}`.as('fee_bps') })
      .from(payments)
      .where(isUnbilledIn(db, books, span)),
  );
  const counts = await db
    .with(unbilled)
    .select({ feeBps: unbilled.feeBps, payments: sql<number>`count(*)::int` })
    .from(unbilled)
    .groupBy(unbilled.feeBps)
    .orderBy(unbilled.feeBps);
  if (counts.length === 0) return [];
  const sums = await db
    .with(unbilled)
    .select({
      feeBps: unbilled.feeBps,
      assetId: paymentTransfers.assetId,
      value: valueAtReceipt,
    })
    .from(unbilled)
    .innerJoin(paymentTransfers, eq(paymentTransfers.paymentId, unbilled.paymentId))
    .where(isValued)
    .groupBy(unbilled.feeBps, paymentTransfers.assetId);
  return counts.map(({ feeBps, payments: count }) => ({
    ...{ feeBps, payments: count },
    volume: addUpCents(sums.filter((each) => each.feeBps === feeBps)),
  }));
}
