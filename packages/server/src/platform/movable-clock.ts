import type { Clock } from '@billfold/core';

/** The clock of this machine, which may be moved on: tests of days that pass. */
export interface MovableClock extends Clock {
  advance(ms: number): void;
}

export function movableClock(): MovableClock {
  let aheadMs = 0;
  return {
    now: () => Date.now() + aheadMs,
    advance: (ms) => {
      aheadMs += ms;
    },
  };
}
