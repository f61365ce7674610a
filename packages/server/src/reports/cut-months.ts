import { addDays } from '@billfold/core/internal';

/** Days of a month or of a part of it. */
export interface MonthDays {
  readonly fromDay: string;
  readonly toDay: string;
}

/** Cuts a period into months; the first and the last one may be parts of theirs. */
export function cutMonths({ fromDay, toDay }: MonthDays): readonly MonthDays[] {
  const months: MonthDays[] = [];
  for (let day = fromDay; day <= toDay; ) {
    const next = `${addDays(`${day.slice(0, 7)}-28`, 4).slice(0, 7)}-01`;
    const last = addDays(next, -1);
    months.push({ fromDay: day, toDay: last < toDay ? last : toDay });
    day = next;
  }
  return months;
}
