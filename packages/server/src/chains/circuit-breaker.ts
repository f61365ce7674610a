import type { Clock } from '@billfold/core';

/**
 * Spares a node that hangs, and its callers: after two timeouts in a row requests fail at
 * once, for 1, 2, 4 … seconds and at most a minute. Then one request tries the node again.
 */
export interface CircuitBreaker {
  /** Returns whether a request may go out now. */
  admits(): boolean;
  /** Records an answer: the node is well. */
  succeed(): void;
  /** Records a timeout. */
  fail(): void;
  /** Lets no request out for as long as the node asks for, at most five minutes; null is a second. */
  pause(ms: number | null): void;
}

const tolerated = 1;
const longestMs = 60_000;
const longestPauseMs = 5 * 60_000;

export function createCircuitBreaker(clock: Clock): CircuitBreaker {
  let failures = 0;
  let openUntil = 0;
  const open = (ms: number) => {
    openUntil = clock.now() + ms;
  };
  return {
    admits: () => {
      const now = clock.now();
      if (now < openUntil) return false;
      // The first request after a pause is the trial: others wait for what becomes of it.
      if (failures > tolerated) openUntil = now + trialMs;
      return true;
    },
    succeed: () => {
      failures = 0;
      openUntil = 0;
    },
    fail: () => {
      failures += 1;
      if (failures > tolerated) open(Math.min(1_000 * 2 ** (failures - 2), longestMs));
    },
    pause: (ms) => open(Math.min(ms ?? 1_000, longestPauseMs)),
  };
}

const trialMs = 15_000;
