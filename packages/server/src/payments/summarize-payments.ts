import type { Decimal } from '@billfold/core';
import { findAccountAsset } from '@billfold/core';
import type { BusinessSummary, SummaryFigures } from '@billfold/core/contract';
import { and, eq, gte, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { payments, paymentTransfers, transfersOut } from '../db/schema.ts';
import { formatPriced, readPriced } from './read-price.ts';
import { sumOverpaid } from './sum-overpaid.ts';

/** Payments of a business in one mode. */
export interface BooksOfMode {
  readonly businessId: number;
  readonly livemode: boolean;
}

/** Payments that are priced in one currency. */
export interface PricedBooks extends BooksOfMode {
  readonly currency: string;
}

/** Span of time; the end is excluded. */
export interface Span {
  readonly from: Date;
  readonly to: Date;
}

const paid = ['CONFIRMED', 'COMPLETED'] as const;
/** Condition that a payment was confirmed and still is. */
export const isPaid = inArray(payments.status, [...paid]);

const isOpen = inArray(payments.status, ['CREATED', 'PENDING', 'CONFIRMING']);

const ofMode = ({ businessId, livemode }: BooksOfMode): SQL | undefined =>
  and(eq(payments.businessId, businessId), eq(payments.livemode, livemode));

const isCreatedIn = ({ from, to }: Span): SQL | undefined =>
  and(gte(payments.createdAt, from), lt(payments.createdAt, to));

/** Returns the condition that a payment was confirmed in a span and still is. */
export const isPaidIn = ({ from, to }: Span): SQL | undefined =>
  and(isPaid, gte(payments.confirmedAt, from), lt(payments.confirmedAt, to));

/** Sums of the payments in one currency that were confirmed on one day and paid in one asset; amounts times 10^18. */
export interface ConfirmedSums {
  /** Number of the day, from 1. */
  readonly day: number;
  readonly currency: string;
  /** Null for payments that were paid in several assets. */
  readonly assetId: string | null;
  readonly count: number;
  readonly received: bigint;
  readonly refunded: bigint;
  readonly overpaid: bigint;
}

/** Days of a span, by their beginnings and the end of the last one. */
export interface SpanOfDays extends Span {
  readonly starts: readonly Date[];
}

/** Adds up what was confirmed in a span, by day, currency and asset. All figures of it come from this one scan of an index. */
export async function sumConfirmed(
  db: Db,
  books: BooksOfMode,
  span: SpanOfDays,
): Promise<readonly ConfirmedSums[]> {
  const rows = await db
    .select({
      ...{ day: dayIn(span), currency: payments.priceCurrency, assetId: payments.paidAssetId },
      count: count(),
      received: sql<string>`sum(${payments.credited})::text`,
      refunded: sql<string>`sum(${payments.refunded})::text`,
      overpaid: sumOverpaid(),
    })
    .from(payments)
    .where(and(ofMode(books), isPaidIn(span)))
    // By their places: the bounds are a parameter, which a repeated expression would number anew.
    .groupBy(sql`1`, sql`2`, sql`3`);
  return rows.map(({ received, refunded, overpaid, ...row }) => ({
    ...{ ...row, received: readPriced(received), refunded: readPriced(refunded) },
    overpaid: readPriced(overpaid),
  }));
}

/** Returns the number of the day of a span on which a payment was confirmed. */
function dayIn({ from, starts }: SpanOfDays): SQL<number> {
  const bounds = (starts.length === 0 ? [from] : starts).map((start) => start.toISOString());
  return sql<number>`width_bucket(${payments.confirmedAt}, ${`{${bounds.join(',')}}`}::timestamptz[])`;
}

/** Numbers of the payments in one currency that were created in a span. */
export interface CreatedCounts {
  readonly currency: string;
  readonly created: number;
  /** Number of those that are confirmed by now. */
  readonly paid: number;
  /** Number of those that have not ended and are not confirmed yet. */
  readonly open: number;
}

/** Counts what was created in a span, by currency. */
export async function countCreated(
  db: Db,
  books: BooksOfMode,
  span: Span,
): Promise<readonly CreatedCounts[]> {
  const { priceCurrency: currency } = payments;
  return db
    .select({
      ...{ currency, created: count() },
      paid: sql<number>`(count(*) filter (where ${isPaid}))::int`,
      open: sql<number>`(count(*) filter (where ${isOpen}))::int`,
    })
    .from(payments)
    .where(and(ofMode(books), isCreatedIn(span)))
    .groupBy(currency);
}

/** Sums of a span of which the figures of a currency are made. */
export interface SummarySums {
  readonly confirmed: readonly ConfirmedSums[];
  readonly created: readonly CreatedCounts[];
  /** Refunds of unmatched transfers in that currency, times 10^18. */
  readonly unmatched: bigint;
}

/** Returns the figures of one currency. */
export function figuresOf(
  currency: string,
  { confirmed, created: counts, unmatched }: SummarySums,
): SummaryFigures {
  const own = confirmed.filter((each) => each.currency === currency);
  const sumOf = (key: 'received' | 'refunded' | 'overpaid') =>
    own.reduce((sum, each) => sum + each[key], 0n);
  const counted = counts.find((each) => each.currency === currency);
  const { created = 0, paid: part = 0, open = 0 } = counted ?? {};
  const paidCount = own.reduce((sum, each) => sum + each.count, 0);
  const received = sumOf('received');
  return {
    ...{ count: paidCount, created, open, received: formatPriced(received) },
    refunded: formatPriced(sumOf('refunded') + unmatched),
    overpaid: formatPriced(sumOf('overpaid')),
    conversion: created === 0 ? null : formatPerCent({ created, paid: part }),
    average: paidCount === 0 ? null : formatPriced(received / BigInt(paidCount)),
  };
}

/**
 * Adds up the refunds of unmatched transfers that a block of the span confirmed. Their value is in dollars; those of
 * other currencies have none.
 */
export async function sumUnmatchedRefunds(
  db: Db,
  { businessId, livemode, currency }: PricedBooks,
  { from, to }: Span,
): Promise<{ readonly count: number; readonly refunded: bigint }> {
  if (currency !== 'USD') return { count: 0, refunded: 0n };
  const { status, confirmedAt, credited, transferId } = transfersOut;
  const [row] = await db
    .select({ count: count(), refunded: sql<string>`coalesce(sum(${credited}), 0)::text` })
    .from(transfersOut)
    .where(
      and(
        ...[eq(transfersOut.businessId, businessId), eq(transfersOut.livemode, livemode)],
        ...[isNotNull(transferId), eq(status, 'CONFIRMED')],
        ...[gte(confirmedAt, from), lt(confirmedAt, to)],
      ),
    );
  if (row === undefined) throw new Error('no sums');
  return { count: row.count, refunded: readPriced(row.refunded) };
}

/** Returns what came in a currency on each day. */
export function seriesOf(
  dates: readonly string[],
  sums: readonly Pick<ConfirmedSums, 'day' | 'assetId' | 'received'>[],
): BusinessSummary['series'] {
  const days = dates.map((date) => ({ date, sums: new Map<string, bigint>() }));
  for (const { day, assetId, received } of sums) {
    if (assetId === null || received === 0n) continue;
    const symbol = findAccountAsset(assetId)?.symbol ?? assetId;
    // Days are numbered from 1.
    const own = days[day - 1]?.sums;
    own?.set(symbol, (own.get(symbol) ?? 0n) + received);
  }
  return days.map(({ date, sums: own }) => {
    const total = [...own.values()].reduce((sum, units) => sum + units, 0n);
    const byAsset = [...own].map(([symbol, units]) => [symbol, formatPriced(units)] as const);
    return { date, total: formatPriced(total), byAsset: Object.fromEntries(byAsset) };
  });
}

/** Adds up by day and asset what came for the payments that were paid in several assets. */
export async function sumMixed(
  db: Db,
  books: PricedBooks,
  span: SpanOfDays,
): Promise<readonly Pick<ConfirmedSums, 'day' | 'assetId' | 'received'>[]> {
  const rows = await db
    .select({
      ...{ day: dayIn(span), assetId: paymentTransfers.assetId },
      credited: sql<string>`sum(${paymentTransfers.credited})::text`,
    })
    .from(payments)
    .innerJoin(paymentTransfers, eq(paymentTransfers.paymentId, payments.id))
    .where(
      and(
        ...[ofMode(books), eq(payments.priceCurrency, books.currency), isPaidIn(span)],
        ...[isNull(payments.paidAssetId), isNull(paymentTransfers.endedAs)],
      ),
    )
    .groupBy(sql`1`, sql`2`);
  return rows.map(({ credited, ...row }) => ({ ...row, received: readPriced(credited) }));
}

const count = () => sql<number>`count(*)::int`;

/** Formats a share in per cent, rounded half up to one decimal. */
function formatPerCent({ created, paid: part }: { created: number; paid: number }): Decimal {
  const tenths = (BigInt(part) * 2_000n + BigInt(created)) / (BigInt(created) * 2n);
  return formatPriced(tenths * 10n ** 17n);
}
