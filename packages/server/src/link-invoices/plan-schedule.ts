import { dayOfSchedule, type ScheduleDays } from '@billfold/core/internal';
import type { DaysInZone } from '../platform/days-in-zone.ts';
import { sendMoment } from './next-step.ts';
import type { ScheduleRow } from './schedule-store.ts';

type SchedulePlan = ScheduleDays & Pick<ScheduleRow, 'next'>;

/** Returns the columns of a schedule that goes on with its first day after a moment, or has ended. */
export function planSchedule(
  schedule: SchedulePlan,
  { zone, after }: { readonly zone: DaysInZone; readonly after: Date },
): Pick<ScheduleRow, 'status' | 'next' | 'nextAt'> {
  for (let next = schedule.next; ; next += 1) {
    const day = dayOfSchedule(schedule, next);
    if (day === null) return { status: 'ENDED', next, nextAt: null };
    const nextAt = sendMoment(day, zone);
    if (nextAt > after) return { status: 'ACTIVE', next, nextAt };
  }
}

/** Returns the newest day of a schedule that has come and has no invoice; null where there is none. */
export function dueDayOf(
  schedule: SchedulePlan,
  { zone, now }: { readonly zone: DaysInZone; readonly now: Date },
): string | null {
  const { next } = planSchedule(schedule, { zone, after: now });
  return next > schedule.next ? dayOfSchedule(schedule, next - 1) : null;
}
