import type { NotificationsSettings } from '@billfold/core/contract';
import { addDays } from '../platform/days-in-zone.ts';

/** How often a business gets a digest. */
export type DigestPace = Exclude<NotificationsSettings['digest'], 'NONE'>;

/** Days of a digest, both included. */
export interface DigestPeriod {
  readonly fromDay: string;
  readonly toDay: string;
}

/** Returns the last period that is over: yesterday, or the last week from Monday to Sunday. */
export function lastPeriod(pace: DigestPace, today: string): DigestPeriod {
  const yesterday = addDays(today, -1);
  if (pace === 'DAILY') return { fromDay: yesterday, toDay: yesterday };
  // Sunday is the day 0.
  const sinceSunday = new Date(yesterday).getUTCDay();
  const toDay = addDays(yesterday, -sinceSunday);
  return { fromDay: addDays(toDay, -6), toDay };
}
