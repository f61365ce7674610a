const format = new Intl.DateTimeFormat('en-US', {
  ...{ month: 'short', year: 'numeric' },
  timeZone: 'UTC',
});

/** Formats a month of the books, `2026-10`, as `Oct 2026`: its name in the product's form of dates. */
export function formatMonth(month: string): string {
  return format.format(new Date(`${month}-01T00:00:00Z`));
}
