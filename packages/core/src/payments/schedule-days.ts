import type { LinkFrequency } from '../contract/payments/link-schedules.ts';
import { addDays } from './add-days.ts';

/** Days of a schedule. */
export interface ScheduleDays {
  readonly frequency: LinkFrequency;
  readonly startOn: string;
  readonly endOn: string | null;
}

const monthsOf = { MONTHLY: 1, QUARTERLY: 3, YEARLY: 12 } as const;

/**
 * Returns a day of a schedule, of which the first has the number 0; null after its end. Months are counted from the
 * first day, so that the 31st is the last day of a shorter month and the 31st again after it.
 */
export function dayOfSchedule(
  { frequency, startOn, endOn }: ScheduleDays,
  number: number,
): string | null {
  const day =
    frequency === 'WEEKLY'
      ? addDays(startOn, 7 * number)
      : addMonths(startOn, monthsOf[frequency] * number);
  return endOn !== null && day > endOn ? null : day;
}

function addMonths(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const first = Date.UTC(year, month - 1 + months, 1);
  const next = Date.UTC(year, month + months, 1);
  const last = new Date(next - 1).getUTCDate();
  return addDays(new Date(first).toISOString().slice(0, 10), Math.min(date, last) - 1);
}
