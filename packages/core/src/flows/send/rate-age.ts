/** `old` is labelled, `expired` no longer takes amounts in USD (R-UI-05). */
export type RateAge = 'current' | 'old' | 'expired';

const minute = 60_000;
const oldAfterMs = 10 * minute;
const expiredAfterMs = 60 * minute;

export function rateAge(asOf: Date, now: number): RateAge {
  const age = now - asOf.getTime();
  if (age > expiredAfterMs) return 'expired';
  return age > oldAfterMs ? 'old' : 'current';
}

/** Milliseconds until it is of the next age; null once there is none. */
export function untilOlder(asOf: Date, now: number): number | null {
  const age = now - asOf.getTime();
  if (age > expiredAfterMs) return null;
  return (age > oldAfterMs ? expiredAfterMs : oldAfterMs) - age + 1;
}
