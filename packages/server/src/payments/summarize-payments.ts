import type { Decimal } from '@billfold/core';
import { findAccountAsset } from '@billfold/core';
import type { BusinessSummary, SummaryFigures } from '@billfold/core/contract';
import { and, eq, gte, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
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

const ofMode = ({ businessId, livemode }: BooksOfMode): SQL | undefined =>
  and(eq(payments.businessId, businessId), eq(payments.livemode, livemode));

const isCreatedIn = ({ from, to }: Span): SQL | undefined =>
  and(gte(payments.createdAt, from), lt(payments.createdAt, to));

/** Returns the condition that a payment was confirmed in a span and still is. */
export const isPaidIn = ({ from, to }: Span): SQL | undefined =>
  and(isPaid, gte(payments.confirmedAt, from), lt(payments.confirmedAt, to));

/** Adds up the payments of a span. */
export async function sumPayments(db: Db, books: PricedBooks, span: Span): Promise<SummaryFigures> {
  const isPriced = and(ofMode(books), eq(payments.priceCurrency, books.currency));
  const [confirmed] = await db
    .select({
      count: count(),
      received: sql<string>`coalesce(sum(${payments.credited}), 0)::text`,
      refunded: sql<string>`coalesce(sum(${payments.refunded}), 0)::text`,
      overpaid: sumOverpaid(),
    })
    .from(payments)
    .where(and(isPriced, isPaidIn(span)));
  const [asked] = await db
    .select({ created: count(), paid: sql<number>`count(*) filter (where ${isPaid})::int` })
    .from(payments)
    .where(and(isPriced, isCreatedIn(span)));
  const unmatched = await sumUnmatchedRefunds(db, books, span);
  if (confirmed === undefined || asked === undefined) throw new Error('no sums');
  const received = readPriced(confirmed.received);
  return {
    ...{ count: confirmed.count, created: asked.created },
    received: formatPriced(received),
    refunded: formatPriced(readPriced(confirmed.refunded) + unmatched.refunded),
    overpaid: formatPriced(readPriced(confirmed.overpaid)),
    conversion: asked.created === 0 ? null : formatPerCent(asked),
    average: confirmed.count === 0 ? null : formatPriced(received / BigInt(confirmed.count)),
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

/** Currency of prices, with the number of its payments that were confirmed. */
export interface PriceCurrency {
  readonly currency: string;
  readonly count: number;
}

/** Lists the currencies in which the payments of a span are priced. */
export async function listPriceCurrencies(
  db: Db,
  books: BooksOfMode,
  span: Span,
): Promise<readonly PriceCurrency[]> {
  return await db
    .select({
      currency: payments.priceCurrency,
      count: sql<number>`count(*) filter (where ${isPaidIn(span)})::int`,
    })
    .from(payments)
    .where(and(ofMode(books), or(isCreatedIn(span), isPaidIn(span))))
    .groupBy(payments.priceCurrency)
    .orderBy(payments.priceCurrency);
}

/** Adds up what came on each day; `starts` are the beginnings of the days, and the end of the last one. */
export async function sumPaymentsByDay(
  db: Db,
  books: PricedBooks,
  { dates, starts }: { readonly dates: readonly string[]; readonly starts: readonly Date[] },
): Promise<BusinessSummary['series']> {
  const [from, to] = [starts[0], starts.at(-1)];
  if (from === undefined || to === undefined) return [];
  const bounds = `{${starts.map((start) => start.toISOString()).join(',')}}`;
  const day = sql<number>`width_bucket(${payments.confirmedAt}, ${bounds}::timestamptz[])`;
  const rows = await db
    .select({
      ...{ day, assetId: paymentTransfers.assetId },
      credited: sql<string>`sum(${paymentTransfers.credited})::text`,
    })
    .from(payments)
    .innerJoin(paymentTransfers, eq(paymentTransfers.paymentId, payments.id))
    .where(
      and(
        ofMode(books),
        eq(payments.priceCurrency, books.currency),
        isPaidIn({ from, to }),
        isNull(paymentTransfers.endedAs),
      ),
    )
    // By their places: the bounds are a parameter, which a repeated expression would number anew.
    .groupBy(sql`1`, sql`2`);
  const days = dates.map((date) => ({ date, sums: new Map<string, bigint>() }));
  for (const row of rows) {
    const symbol = findAccountAsset(row.assetId)?.symbol ?? row.assetId;
    const units = readPriced(row.credited);
    // Buckets are numbered from 1.
    const sums = days[row.day - 1]?.sums;
    if (units > 0n) sums?.set(symbol, (sums.get(symbol) ?? 0n) + units);
  }
  return days.map(({ date, sums }) => {
    const total = [...sums.values()].reduce((sum, units) => sum + units, 0n);
    const byAsset = [...sums].map(([symbol, units]) => [symbol, formatPriced(units)] as const);
    return { date, total: formatPriced(total), byAsset: Object.fromEntries(byAsset) };
  });
}

const count = () => sql<number>`count(*)::int`;

/** Formats a share in per cent, rounded half up to one decimal. */
function formatPerCent({ created, paid: part }: { created: number; paid: number }): Decimal {
  const tenths = (BigInt(part) * 2_000n + BigInt(created)) / (BigInt(created) * 2n);
  return formatPriced(tenths * 10n ** 17n);
}
