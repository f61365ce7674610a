import type { QuietHours } from '@billfold/core/contract';

export interface QuietTime {
  readonly quietHours: QuietHours | null;
  /** IANA name; null is UTC. */
  readonly timezone: string | null;
  readonly now: Date;
}

/** Returns the end of the current quiet hours, to the minute; null outside of them. */
export function endOfQuietHours({ quietHours, timezone, now }: QuietTime): Date | null {
  if (quietHours === null) return null;
  const minute = minuteOfDay(now, timezone ?? 'UTC');
  const sinceBegin = (minute - readTime(quietHours.from) + day) % day;
  const length = (readTime(quietHours.to) - readTime(quietHours.from) + day) % day;
  if (sinceBegin >= length) return null;
  const left = length - sinceBegin;
  return new Date(Math.floor(now.getTime() / minuteMs + left) * minuteMs);
}

const day = 24 * 60;
const minuteMs = 60_000;

function readTime(text: string): number {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return hours * 60 + minutes;
}

function minuteOfDay(at: Date, timeZone: string): number {
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return readTime(new Intl.DateTimeFormat('en-GB', { ...clock, timeZone }).format(at));
}
