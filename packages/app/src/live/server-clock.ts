import type { Platform } from '@billfold/core';

/** Tolerance between the two clocks: a slow answer is not a wrong clock. */
const toleranceMs = 60_000;

/**
 * The platform with a clock that is put right by the `Date` of the server's answers where the
 * device's own is far off, so that ages and ends are what they are (F9).
 */
export function withServerClock({ clock, fetch, ...platform }: Platform): Platform {
  let offsetMs = 0;
  return {
    ...platform,
    clock: { now: () => clock.now() + offsetMs },
    fetch: async (input, init) => {
      const response = await fetch(input, init);
      const answeredAt = Date.parse(response.headers.get('date') ?? '');
      if (Number.isNaN(answeredAt)) return response;
      const aheadMs = answeredAt - clock.now();
      offsetMs = Math.abs(aheadMs) > toleranceMs ? aheadMs : 0;
      return response;
    },
  };
}
