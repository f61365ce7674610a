/** Days of a time zone, each written as `2026-11-20`. */
export interface DaysInZone {
  /** Finds when a day begins: not always at midnight, which a change of the clocks can skip. */
  startOf(day: string): Date;
  /** Returns the day that a moment is in. */
  dayOf(moment: Date): string;
}

/** Creates the days of a time zone. Its formatter serves all of them, as creating one is slow. */
export function createDaysInZone(timeZone: string): DaysInZone {
  // The Swedish format of a date is that of ISO 8601.
  const format = new Intl.DateTimeFormat('sv-SE', {
    ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
    timeZone,
  });
  const dayOf = (moment: Date): string => format.format(moment);
  return { dayOf, startOf: (day) => findStart(day, dayOf) };
}

function findStart(day: string, dayOf: DaysInZone['dayOf']): Date {
  const noon = Date.parse(`${day}T12:00:00Z`);
  // Clocks are between 12 hours behind and 14 hours ahead of UTC, and change at whole minutes.
  let before = Math.floor((noon - 30 * hourMs) / minuteMs);
  let after = Math.floor((noon + 30 * hourMs) / minuteMs);
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (dayOf(new Date(middle * minuteMs)) < day) before = middle;
    else after = middle;
  }
  return new Date(after * minuteMs);
}

/** Counts the days from one to another, both included. */
export function countDays(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
