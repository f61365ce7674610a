import type { NotificationsSettings } from '@billfold/core/contract';
import { addDays } from '@billfold/core/internal';

/** How often a business gets a digest. */
export type DigestPace = Exclude<NotificationsSettings['digest'], 'NONE'>;

/** Days of a digest, both included. */
export interface DigestPeriod {
  readonly fromDay: string;
  readonly toDay: string;
}

/** Returns the last day of the last period that is over: yesterday, or the Sunday that ended a week. */
export function lastDayOver(pace: DigestPace, today: string): string {
  const yesterday = addDays(today, -1);
  // Sunday is the day 0.
  return pace === 'DAILY' ? yesterday : addDays(yesterday, -new Date(yesterday).getUTCDay());
}
