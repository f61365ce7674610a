import { and, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../db/open-database.ts';
import { paymentSumChanges, paymentSums, payments } from '../db/schema.ts';
import { readPriced } from './read-price.ts';
import { overpaidOfRow } from './sum-overpaid.ts';
import {
  type BookSums,
  type BooksOfMode,
  dayIn,
  isBooked,
  isOpen,
  isPaid,
  type PricedBooks,
  type Span,
  type SpanOfDays,
} from './summarize-payments.ts';

/**
 * Adds up the payments of a span by day, currency and asset: exactly, in one statement. Whole hours come from their sums, or
 * quarters of an hour in a time zone whose days begin within an hour. Those that a bound cuts, such as the present moment,
 * are read from the payments.
 */
export async function sumBooks(
  db: Db,
  books: BooksOfMode | PricedBooks,
  span: SpanOfDays,
): Promise<readonly BookSums[]> {
  const isWholeHour = (start: Date) => start.getTime() % (60 * minuteMs) === 0;
  const minutes = span.starts.every(isWholeHour) ? 60 : 15;
  const cut = findCut(span, minutes);
  const parts = [
    sql`${readSums(paymentSums, books, { span, cut })} and ${eq(paymentSums.minutes, minutes)}`,
    readSums(paymentSumChanges, books, { span, cut }),
    ...(cut.length === 0 ? [] : readPayments(books, { span, cut })),
  ];
  const rows = await db
    .select({
      ...{ day: dayIn(span, sql`part.moment`), currency: sql<string>`part.currency` },
      assetId: sql<string | null>`part.asset_id`,
      ...{ created: countOf('created'), paid: countOf('paid'), open: countOf('open') },
      ...{ confirmed: countOf('confirmed'), received: amountOf('received') },
      ...{ refunded: amountOf('refunded'), overpaid: amountOf('overpaid') },
    })
    .from(sql`(${sql.join(parts, sql` union all `)}) as part`)
    // Places stand for the expressions: their bounds are a parameter, which has another number when it is repeated.
    .groupBy(sql`1`, sql`2`, sql`3`);
  return rows.map(({ received, refunded, overpaid, ...row }) => ({
    ...{ ...row, received: readPriced(received), refunded: readPriced(refunded) },
    overpaid: readPriced(overpaid),
  }));
}

const countOf = (name: string) => sql<number>`sum(part.${sql.identifier(name)})::int`;

const amountOf = (name: string) => sql<string>`sum(part.${sql.identifier(name)})::text`;

/** Span of the books, and its whole times that a bound cuts. */
interface CutSpan {
  readonly span: Span;
  readonly cut: readonly Span[];
}

/** Finds the times of as many minutes that a bound of the span or of a day cuts. */
function findCut({ from, to, starts }: SpanOfDays, minutes: number): readonly Span[] {
  const length = minutes * minuteMs;
  const cut = [from, ...starts, to]
    .map((bound) => bound.getTime())
    .filter((bound) => bound % length !== 0)
    .map((bound) => Math.floor(bound / length) * length);
  return [...new Set(cut)].map((start) => ({
    from: new Date(start),
    to: new Date(start + length),
  }));
}

/** Reads the sums of the times of a span that no bound cuts. */
function readSums(
  table: typeof paymentSums | typeof paymentSumChanges,
  books: BooksOfMode | PricedBooks,
  { span, cut }: CutSpan,
): SQL {
  const isUncut = cut.map((each) => sql`not (${isIn(table.startsAt, each)})`);
  return sql`select starts_at as moment, currency, asset_id, created, paid, open, confirmed, received, refunded, overpaid
    from ${table} where ${and(isOf(table, books), isIn(table.startsAt, span), ...isUncut)}`;
}

/** Reads what each payment of a span adds to the sums that was created or confirmed in a cut time. */
function readPayments(books: BooksOfMode | PricedBooks, { span, cut }: CutSpan): readonly SQL[] {
  const { createdAt, confirmedAt, priceCurrency, paidAssetId, credited, refunded } = payments;
  const parts = cut.map(({ from, to }) => ({
    from: new Date(Math.max(from.getTime(), span.from.getTime())),
    to: new Date(Math.min(to.getTime(), span.to.getTime())),
  }));
  // In the text of the condition, so that the planner knows how few rows these are.
  const isInPart = (moment: typeof createdAt | typeof confirmedAt) =>
    or(...parts.map((part) => isIn(moment, part)));
  return [
    sql`select ${createdAt}, ${priceCurrency}, null::text, 1, (${isPaid})::int, (${isOpen})::int, 0, 0::numeric, 0::numeric, 0::numeric
      from ${payments} where ${and(isOf(payments, books), isInPart(createdAt))}`,
    sql`select ${confirmedAt}, ${priceCurrency}, ${paidAssetId}, 0, 0, 0, 1, ${credited}, ${refunded}, ${overpaidOfRow()}
      from ${payments} where ${and(isOf(payments, books), isPaid, isBooked, isInPart(confirmedAt))}`,
  ];
}

const isIn = (moment: PgColumn, { from, to }: Span): SQL | undefined =>
  and(gte(moment, from), lt(moment, to));

function isOf(
  table: typeof payments | typeof paymentSums | typeof paymentSumChanges,
  books: BooksOfMode | PricedBooks,
): SQL | undefined {
  const { businessId, livemode } = table;
  const currency = 'priceCurrency' in table ? table.priceCurrency : table.currency;
  return and(
    ...[eq(businessId, books.businessId), eq(livemode, books.livemode)],
    'currency' in books ? eq(currency, books.currency) : undefined,
  );
}

const minuteMs = 60_000;
