import type { ChartPeriod } from '@billfold/core/contract';

export interface ChartGrid {
  readonly stepMs: number;
  /** When it begins; null for with the first that is known. */
  readonly from: Date | null;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Returns the start of a period, and the step between its points. Months are those of the calendar. */
export function gridOf(period: ChartPeriod, now: Date): ChartGrid {
  const back = (spanMs: number) => new Date(now.getTime() - spanMs);
  switch (period) {
    case '1D':
      return { stepMs: 5 * minuteMs, from: back(dayMs) };
    case '1W':
      return { stepMs: hourMs, from: back(7 * dayMs) };
    case '1M':
      return { stepMs: 4 * hourMs, from: monthsBefore(now, 1) };
    case '3M':
      return { stepMs: dayMs, from: monthsBefore(now, 3) };
    case '1Y':
      return { stepMs: dayMs, from: monthsBefore(now, 12) };
    case 'ALL':
      return { stepMs: 7 * dayMs, from: null };
    default:
      return period satisfies never;
  }
}

/** Returns the same day and time of an earlier month in UTC, or the last day of a shorter month. */
function monthsBefore(now: Date, months: number): Date {
  const date = new Date(now);
  date.setUTCMonth(date.getUTCMonth() - months);
  if (date.getUTCDate() !== now.getUTCDate()) date.setUTCDate(0);
  return date;
}
