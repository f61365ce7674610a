import { formatClock, formatDay } from '@billfold/core';
import type { MessageKey } from '@billfold/core/i18n';
import { relativeDay } from '../time-text/calendar-day.ts';

/** Label below one end of a chart: a date or a time, or the message in place of it. */
export type EndLabel = { readonly text: string } | { readonly key: MessageKey };

export interface ChartSpan {
  readonly first: Date;
  readonly last: Date;
  readonly now: Date;
  readonly timeZone: string;
  readonly locale: string;
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
  locale,
}: ChartSpan): readonly [EndLabel, EndLabel] {
  const isOfHours = last.getTime() - first.getTime() <= 36 * hourMs;
  if (isOfHours) {
    const isNow = now.getTime() - last.getTime() < hourMs;
    return [
      { text: formatClock(first, timeZone) },
      isNow ? { key: 'chart.now' } : { text: formatClock(last, timeZone) },
    ];
  }
  const year = yearOf(first, timeZone);
  const isOfOneYear = year === yearOf(last, timeZone);
  const toText = (at: Date): string => {
    const day = formatDay(at, timeZone, locale);
    // Where the year stands last and by itself.
    return isOfOneYear && day.endsWith(` ${year}`) ? day.slice(0, -year.length - 1) : day;
  };
  return [
    { text: toText(first) },
    relativeDay(last, now, timeZone) === 'time.today'
      ? { key: 'time.today' }
      : { text: toText(last) },
  ];
}

function yearOf(at: Date, timeZone: string): string {
  return formatDay(at, timeZone).split(' ').at(-1) ?? '';
}
