import type { TimeEstimate } from '../networks/time-estimate.ts';
import type { Translate } from './translate.ts';

/** `20 minutes`, `1 hour 5 minutes`, in the reader's language; parts that are zero are left out. */
export function timeEstimateText({ hours, minutes }: TimeEstimate, translate: Translate): string {
  if (hours === 0) return translate('time.minutes', { minutes });
  if (minutes === 0) return translate('time.hours', { hours });
  return translate('time.hoursMinutes', { hours, minutes });
}
