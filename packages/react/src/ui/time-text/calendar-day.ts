import { formatDate } from '@billfold/core';

const dayMs = 86_400_000;

/** Returns the day of a time in `timeZone`, such as `20 Nov 2026`. */
export function formatDay(at: Date, timeZone: string): string {
  return formatDate(at, timeZone).split(', ')[0] ?? '';
}

/** Returns the time of the day in `timeZone`, such as `14:05`. */
export function formatClock(at: Date, timeZone: string): string {
  return formatDate(at, timeZone).split(', ')[1]?.split(' ')[0] ?? '';
}

/** Returns how a day is called on the day of `now`; null for days before yesterday. */
export function relativeDay(
  at: Date,
  now: Date,
  timeZone: string,
): 'time.today' | 'time.yesterday' | null {
  const today = formatDay(now, timeZone);
  const day = formatDay(at, timeZone);
  if (day === today) return 'time.today';
  // Counted in days of the calendar, because the clocks change on some of them.
  const before = formatDay(new Date(Date.parse(`${today} UTC`) - dayMs), 'UTC');
  return day === before ? 'time.yesterday' : null;
}
