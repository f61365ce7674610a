import { formatDay } from '@billfold/core';

const dayMs = 86_400_000;

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
