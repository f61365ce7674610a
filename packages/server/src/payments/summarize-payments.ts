import type { Decimal } from '@billfold/core';
import { findAccountAsset } from '@billfold/core';
import type { BusinessSummary, SignedDecimal, SummaryFigures } from '@billfold/core/contract';
import {
  and,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { payments, paymentTransfers, transfersOut } from '../db/schema.ts';
import { formatPriced, readPriced } from './read-price.ts';

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

/** Condition that a payment has not ended and is not confirmed yet. */
export const isOpen = inArray(payments.status, ['CREATED', 'PENDING', 'CONFIRMING']);

const ofMode = ({ businessId, livemode }: BooksOfMode): SQL | undefined =>
  and(eq(payments.businessId, businessId), eq(payments.livemode, livemode));

/** Returns the condition that a payment was confirmed in a span and still is. */
export const isPaidIn = ({ from, to }: Span): SQL | undefined =>
  and(isPaid, gte(payments.confirmedAt, from), lt(payments.confirmedAt, to));

/** Condition that a payment is in the sums of what came: one that was paid elsewhere is as soon as anything comes. */
export const isBooked = or(isNull(payments.paidElsewhere), gt(payments.credited, '0'));

/** Sums of payments in one currency on one day; amounts times 10^18. */
export interface BookSums {
  /** Number of the day, from 1. */
  readonly day: number;
  readonly currency: string;
  /** Asset that paid the confirmed ones; null for those that were paid in several assets, and for the created ones. */
  readonly assetId: string | null;
  /** Number of the payments that were created on that day. */
  readonly created: number;
  /** Number of those that are confirmed by now. */
  readonly paid: number;
  /** Number of those that have not ended and are not confirmed yet. */
  readonly open: number;
  /** Number of the payments that were confirmed on that day, and still are, without those of which nothing came. */
  readonly confirmed: number;
  readonly received: bigint;
  readonly refunded: bigint;
  readonly overpaid: bigint;
}

/** Days of a span, by their beginnings and the end of the last one. */
export interface SpanOfDays extends Span {
  readonly starts: readonly Date[];
}

/** Returns the number of the day of a span that a moment is on. */
export function dayIn({ from, starts }: SpanOfDays, moment: SQLWrapper): SQL<number> {
  const bounds = (starts.length === 0 ? [from] : starts).map((start) => start.toISOString());
  return sql<number>`width_bucket(${moment}, ${`{${bounds.join(',')}}`}::timestamptz[])`;
}

/** Sums of a span of which the figures of a currency are made. */
export interface SummarySums {
  readonly sums: readonly BookSums[];
  /** Refunds of unmatched transfers in that currency, times 10^18. */
  readonly unmatched: bigint;
}

/** Returns the figures of one currency. */
export function figuresOf(currency: string, { sums, unmatched }: SummarySums): SummaryFigures {
  const own = sums.filter((each) => each.currency === currency);
  const amountOf = (key: 'received' | 'refunded' | 'overpaid') =>
    own.reduce((sum, each) => sum + each[key], 0n);
  const countOf = (key: 'created' | 'paid' | 'open' | 'confirmed') =>
    own.reduce((sum, each) => sum + each[key], 0);
  const [created, paidCount] = [countOf('created'), countOf('confirmed')];
  const converted = countOf('paid');
  const [received, refunded] = [amountOf('received'), amountOf('refunded')];
  return {
    ...{ count: paidCount, created, open: countOf('open'), converted },
    received: formatPriced(received),
    refunded: formatPriced(refunded),
    net: formatSigned(received - refunded),
    refundedUnmatched: formatPriced(unmatched),
    overpaid: formatPriced(amountOf('overpaid')),
    conversion: created === 0 ? null : formatPerCent({ created, paid: converted }),
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
  sums: readonly Pick<BookSums, 'day' | 'assetId' | 'received'>[],
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
): Promise<readonly Pick<BookSums, 'day' | 'assetId' | 'received'>[]> {
  const rows = await db
    .select({
      ...{ day: dayIn(span, payments.confirmedAt), assetId: paymentTransfers.assetId },
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
    // Places stand for the expressions: their bounds are a parameter, which has another number when it is repeated.
    .groupBy(sql`1`, sql`2`);
  return rows.map(({ credited, ...row }) => ({ ...row, received: readPriced(credited) }));
}

const formatSigned = (amount: bigint): SignedDecimal =>
  amount < 0n ? `-${formatPriced(-amount)}` : formatPriced(amount);

const count = () => sql<number>`count(*)::int`;

/** Formats a share in per cent, rounded half up to one decimal. */
function formatPerCent({ created, paid: part }: { created: number; paid: number }): Decimal {
  const tenths = (BigInt(part) * 2_000n + BigInt(created)) / (BigInt(created) * 2n);
  return formatPriced(tenths * 10n ** 17n);
}
