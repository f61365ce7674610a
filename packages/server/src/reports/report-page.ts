import type { CsvCell } from '@billfold/core/internal';
import { addDays } from '@billfold/core/internal';
import type { Db } from '../db/open-database.ts';
import type { Place } from '../http/place-cursor.ts';
import type { PresentationContext } from '../payments/present-payment.ts';
import type { Span } from '../payments/summarize-payments.ts';
import { createDaysInZone } from '../platform/days-in-zone.ts';
import type { ReportRow } from './report-store.ts';

/** Figures that a page adds to the totals of its report, in one currency. */
export interface ReportSum {
  readonly currency: string;
  readonly created: number;
  readonly count: number;
  /** Times 10^18. */
  readonly received: bigint;
  /** Times 10^18. */
  readonly refunded: bigint;
}

/** Next part of a report. */
export interface ReportPage {
  readonly rows: readonly (readonly CsvCell[])[];
  readonly sums: readonly ReportSum[];
  /** Place after which the next page begins; null where pages have no such place. */
  readonly last: Place | null;
  readonly isLast: boolean;
}

/** Rows of one type of report. */
export interface ReportSource {
  /** Never reordered; new columns are added at the end. */
  readonly header: readonly string[];
  loadPage(tx: Db, context: PresentationContext, report: ReportRow): Promise<ReportPage>;
}

/** Rows of a part: so few that calls which come meanwhile hardly wait. */
export const pageSize = 100;

/** Returns the days of a report as a span of time. */
export function spanOf({
  fromDay,
  toDay,
  timezone,
}: Pick<ReportRow, 'fromDay' | 'toDay' | 'timezone'>): Span {
  const zone = createDaysInZone(timezone);
  return { from: zone.startOf(fromDay), to: zone.startOf(addDays(toDay, 1)) };
}

/** Returns the place after which a report goes on; undefined at its beginning. */
export function placeOf({
  afterAt,
  afterId,
}: Pick<ReportRow, 'afterAt' | 'afterId'>): Place | undefined {
  return afterAt === null || afterId === null ? undefined : { createdAt: afterAt, id: afterId };
}

/** Returns the page of loaded rows, which are in the order of their places. */
export function placedPage(
  loaded: readonly Place[],
  { rows, sums }: Pick<ReportPage, 'rows' | 'sums'>,
): ReportPage {
  return { rows, sums, last: loaded.at(-1) ?? null, isLast: loaded.length < pageSize };
}

export const isWithin = ({ from, to }: Span, at: Date | null): boolean =>
  at !== null && at >= from && at < to;

export const utcOf = (at: Date | null): string | null => at?.toISOString() ?? null;
