import type { BusinessSummary, SummaryFigures, SummaryQuery } from '@billfold/core/contract';
import { addDays } from '@billfold/core/internal';
import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { businesses } from '../db/schema.ts';
import type { Membership } from '../http/bind.ts';
import { notFound } from '../platform/api-error.ts';
import { countDays, createDaysInZone, type DaysInZone } from '../platform/days-in-zone.ts';
import { fieldRefused } from '../platform/field-refused.ts';
import { nowOf } from '../platform/server-platform.ts';
import { fill } from '../refusal-texts/refusal-text.ts';
import { countAttention } from './count-attention.ts';
import { findPricedCurrency } from './priced-currency.ts';
import { liveModeOf } from './require-mode.ts';
import { sumBooks } from './sum-books.ts';
import {
  type BookSums,
  figuresOf,
  type PricedBooks,
  type Span,
  seriesOf,
  sumMixed,
  sumUnmatchedRefunds,
} from './summarize-payments.ts';

const mostDays = 366;

/**
 * Adds up what a business received over days of its own time zone, and over as many days before them.
 * @throws {ApiError} 400 CURRENCY_UNSUPPORTED, VALIDATION_FAILED
 */
export async function summarizeBusiness(
  context: ServiceContext,
  member: Membership,
  { currency: asked, livemode = liveModeOf(context), ...period }: SummaryQuery,
): Promise<BusinessSummary> {
  const { db, platform } = context;
  const { businessId } = member;
  if (asked !== undefined && findPricedCurrency(asked) === undefined)
    throw fieldRefused('currency', {
      code: 'CURRENCY_UNSUPPORTED',
      message: fill('Payments cannot be priced in {currency}.', { currency: asked }),
    });
  const { timezone, defaultCurrency } = await loadDefaults(context, businessId);
  const now = nowOf(platform);
  const zone = createDaysInZone(timezone);
  const today = zone.dayOf(now);
  const { from, to, days } = readPeriod(period, today);
  const span = { from: zone.startOf(from), to: zone.startOf(addDays(to, 1)) };
  const dates = Array.from({ length: days }, (_, index) => addDays(from, index)).filter(
    (date) => date <= today,
  );
  const last = dates.at(-1);
  const starts = [...dates, ...(last === undefined ? [] : [addDays(last, 1)])].map(zone.startOf);
  const mode = { businessId, livemode };
  const sums = await sumBooks(db, mode, { ...span, starts });
  const currency = asked ?? chooseCurrency(sums, defaultCurrency);
  const books = { ...mode, currency };
  const dollars = await sumUnmatchedRefunds(db, { ...mode, currency: 'USD' }, span);
  const known = sums.filter(hasPayments).map((each) => each.currency);
  const own = sums.filter((each) => each.currency === currency);
  const isMixed = own.some(({ assetId, confirmed }) => assetId === null && confirmed > 0);
  const mixed = isMixed ? await sumMixed(db, books, { ...span, starts }) : [];
  const unmatched = currency === 'USD' ? dollars.refunded : 0n;
  return {
    ...figuresOf(currency, { sums, unmatched }),
    currency,
    currencies: [...new Set([currency, ...known, ...(dollars.count > 0 ? ['USD'] : [])])].sort(),
    attention: await countAttention(context, member, livemode),
    series: seriesOf(dates, [...own, ...mixed]),
    previous: await loadFigures(db, books, spanBefore({ from, days, zone, now, span })),
  };
}

async function loadFigures(db: Db, books: PricedBooks, span: Span): Promise<SummaryFigures> {
  const { refunded: unmatched } = await sumUnmatchedRefunds(db, books, span);
  const sums = await sumBooks(db, books, { ...span, starts: [] });
  return figuresOf(books.currency, { sums, unmatched });
}

/**
 * Reads the days that a query names; those up to today unless it says otherwise.
 * @throws {ApiError} 400 VALIDATION_FAILED
 */
function readPeriod(query: Pick<SummaryQuery, 'from' | 'to' | 'days'>, today: string) {
  const to = query.to ?? today;
  const from = query.from ?? addDays(to, 1 - (query.days ?? 1));
  const days = countDays(from, to);
  if (days < 1) throw fieldRefused('to', { message: 'The last day is before the first one.' });
  if (days > mostDays)
    throw fieldRefused('to', {
      message: fill('A period has at most {count} days.', { count: mostDays }),
    });
  return { from, to, days };
}

async function loadDefaults({ db }: Pick<ServiceContext, 'db'>, businessId: number) {
  const { timezone, defaultCurrency } = businesses;
  const [row] = await db
    .select({ timezone, defaultCurrency })
    .from(businesses)
    .where(eq(businesses.id, businessId));
  if (row === undefined) throw notFound('business');
  return row;
}

/** Sums of payments that have all left an hour stay, with zeros. */
const hasPayments = ({ created, confirmed }: BookSums): boolean => created > 0 || confirmed > 0;

/** Returns the currency of the business, or, where nothing came in at its prices, the one of most payments. */
function chooseCurrency(sums: readonly BookSums[], defaultCurrency: string): string {
  const counts = new Map<string, number>();
  for (const { currency, confirmed } of sums)
    if (confirmed > 0) counts.set(currency, (counts.get(currency) ?? 0) + confirmed);
  if (counts.has(defaultCurrency)) return defaultCurrency;
  const [most] = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  return most?.[0] ?? defaultCurrency;
}

interface Period {
  readonly from: string;
  readonly days: number;
  readonly zone: DaysInZone;
  readonly now: Date;
  readonly span: { readonly from: Date; readonly to: Date };
}

/** Returns the span before a period: of a period that lasts, as much as has passed of it. */
function spanBefore({ from, days, zone, now, span }: Period) {
  const start = zone.startOf(addDays(from, -days));
  const hasEnded = now >= span.to;
  if (hasEnded || now <= span.from) return { from: start, to: span.from };
  const passed = start.getTime() + now.getTime() - span.from.getTime();
  return { from: start, to: new Date(Math.min(passed, span.from.getTime())) };
}
