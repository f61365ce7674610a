import type { MessageKey } from '@billfold/core/i18n';

export interface Age {
  readonly key: MessageKey;
  readonly count: number;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/**
 * How long ago something was, as a message and its number; null beyond a week, where a date says
 * more. A time ahead of this clock is now.
 */
export function ageOf(atMs: number, nowMs: number): Age | null {
  const ageMs = nowMs - atMs;
  if (ageMs < minuteMs) return { key: 'time.now', count: 0 };
  if (ageMs < hourMs) return { key: 'time.minutesAgo', count: Math.floor(ageMs / minuteMs) };
  if (ageMs < dayMs) return { key: 'time.hoursAgo', count: Math.floor(ageMs / hourMs) };
  if (ageMs < 2 * dayMs) return { key: 'time.yesterday', count: 1 };
  if (ageMs < 7 * dayMs) return { key: 'time.daysAgo', count: Math.floor(ageMs / dayMs) };
  return null;
}
