import type { MessageKey } from '@billfold/core/i18n';

export interface Age {
  readonly key: MessageKey;
  readonly count: number;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/**
 * How long ago something was, as a message and its number; null where a date says more: beyond a week, and more
 * than a minute ahead of this clock. A time less ahead is now, since two clocks differ a little.
 */
export function ageOf(atMs: number, nowMs: number): Age | null {
  const ageMs = nowMs - atMs;
  if (ageMs < -minuteMs) return null;
  if (ageMs < minuteMs) return { key: 'time.now', count: 0 };
  if (ageMs < hourMs) return { key: 'time.minutesAgo', count: Math.floor(ageMs / minuteMs) };
  if (ageMs < dayMs) return { key: 'time.hoursAgo', count: Math.floor(ageMs / hourMs) };
  if (ageMs < 2 * dayMs) return { key: 'time.yesterday', count: 1 };
  if (ageMs < 7 * dayMs) return { key: 'time.daysAgo', count: Math.floor(ageMs / dayMs) };
  return null;
}
