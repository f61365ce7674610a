import type { TimeEstimate } from '../networks/time-estimate.ts';
import type { Translate } from './translate.ts';

/**
 * Formats a duration in the reader's language; a part that is zero is left out.
 * @example
 * timeEstimateText({ hours: 1, minutes: 5 }, createTranslate()); // '1 hour 5 minutes'
 */
export function timeEstimateText({ hours, minutes }: TimeEstimate, translate: Translate): string {
  if (hours === 0) return translate('time.minutes', { minutes });
  if (minutes === 0) return translate('time.hours', { hours });
  return translate('time.hoursMinutes', { hours, minutes });
}
