import { type Translate, timeEstimateText } from '@billfold/core/i18n';

/** Returns the time for which a price holds, in hours and minutes. */
export function holdText(minutes: number, t: Translate): string {
  return timeEstimateText({ hours: Math.floor(minutes / 60), minutes: minutes % 60 }, t);
}
