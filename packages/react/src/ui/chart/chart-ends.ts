import type { MessageKey } from '@billfold/core/i18n';
import { formatClock, formatDay, relativeDay } from '../time-text/calendar-day.ts';

/** Label below one end of a chart: a date or a time, or the message in place of it. */
export type EndLabel = { readonly text: string } | { readonly key: MessageKey };

export interface ChartSpan {
  readonly first: Date;
  readonly last: Date;
  readonly now: Date;
  readonly timeZone: string;
}

const hourMs = 3_600_000;

/**
 * Returns the labels below the ends of a chart: times over a day, else days, and the year where the
 * two ends differ in it. An end of now or of today is called so.
 */
export function chartEnds({
  first,
  last,
  now,
  timeZone,
}: ChartSpan): readonly [EndLabel, EndLabel] {
  const isOfHours = last.getTime() - first.getTime() <= 36 * hourMs;
  if (isOfHours) {
    const isNow = now.getTime() - last.getTime() < hourMs;
    return [
      { text: formatClock(first, timeZone) },
      isNow ? { key: 'chart.now' } : { text: formatClock(last, timeZone) },
    ];
  }
  const days = [formatDay(first, timeZone), formatDay(last, timeZone)] as const;
  const isOfOneYear = yearOf(days[0]) === yearOf(days[1]);
  const toText = (day: string) => (isOfOneYear ? day.slice(0, -yearOf(day).length - 1) : day);
  return [
    { text: toText(days[0]) },
    relativeDay(last, now, timeZone) === 'time.today'
      ? { key: 'time.today' }
      : { text: toText(days[1]) },
  ];
}

function yearOf(day: string): string {
  return day.split(' ').at(-1) ?? '';
}
