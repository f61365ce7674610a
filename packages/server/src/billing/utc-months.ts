/** Returns the month that a moment is in, such as `2026-10`. Fees are billed by months of UTC. */
export function monthOf(moment: Date): string {
  return moment.toISOString().slice(0, 7);
}

/** Returns the first moment of a month. */
export function startOfMonth(month: string): Date {
  return new Date(`${month}-01T00:00:00.000Z`);
}

/** Returns the month that is `months` after another; before it where negative. */
export function addMonths(month: string, months: number): string {
  const start = startOfMonth(month);
  start.setUTCMonth(start.getUTCMonth() + months);
  return monthOf(start);
}
