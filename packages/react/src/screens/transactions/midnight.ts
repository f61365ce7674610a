/** Returns the beginning of a day such as `2026-11-20` by the clock of the reader, or of a day after it. */
export function midnight(day: string, daysLater: number): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + daysLater);
}
