import { type DayRange, isDay } from '@billfold/react/internal';

const mostDays = 366;
const dayMs = 86_400_000;

/** Reports whether figures can be added up from one day to another. */
export function isPeriod({ from, to }: DayRange): boolean {
  if (!exists(from) || !exists(to)) return false;
  const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  return days >= 1 && days <= mostDays;
}

/** Reports whether the calendar has the day, which a date of JavaScript would move to the next month. */
function exists(day: string): boolean {
  if (!isDay(day)) return false;
  const at = Date.parse(day);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
}
