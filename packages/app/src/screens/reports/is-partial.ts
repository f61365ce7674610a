import type { Report } from '@billfold/core/payments';

/** Reports whether a report was made before the last day of its period had ended, in its time zone. */
export function isPartial({ to, createdAt, timezone }: ReportDays): boolean {
  // The Swedish format of a date is that of ISO 8601.
  const format = new Intl.DateTimeFormat('sv-SE', {
    ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
    timeZone: timezone,
  });
  return format.format(createdAt) <= to;
}

export type ReportDays = Pick<Report, 'to' | 'createdAt' | 'timezone'>;
