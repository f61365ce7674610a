import type { Clock } from '@billfold/core';
import type { LeasedLoopOptions } from './leased-loop.ts';

/**
 * A step of a leased loop that does its work once in `ms`: the loop itself comes by more often, to
 * keep its lease.
 */
export function onlyEvery(
  clock: Clock,
  ms: number,
  work: () => Promise<void>,
): LeasedLoopOptions['step'] {
  let nextAt = 0;
  return async (lease) => {
    const now = clock.now();
    if (lease === 'kept' && now < nextAt) return nextAt - now;
    await work();
    nextAt = now + ms;
    return ms;
  };
}
