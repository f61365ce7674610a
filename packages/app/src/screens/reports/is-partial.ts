import type { Report } from '@billfold/core/payments';
import { dayIn } from '../../common/day-in.ts';

/** Reports whether a report was made before the last day of its period had ended, in its time zone. */
export function isPartial({ to, createdAt, timezone }: ReportDays): boolean {
  return dayIn(timezone, createdAt) <= to;
}

export type ReportDays = Pick<Report, 'to' | 'createdAt' | 'timezone'>;
