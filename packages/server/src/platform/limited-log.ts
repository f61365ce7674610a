import type { Clock } from '@billfold/core';

export interface LimitedLogOptions {
  readonly clock: Clock;
  readonly warn: (failure: Failure) => void;
  /** Receives every failure that is not a warning. */
  readonly debug: (failure: Failure) => void;
}

export interface Failure {
  readonly message: string;
  /** Network whose nodes failed; left out of anything else. */
  readonly network?: string;
}

/** Log of failures that repeat: each kind is a warning once in ten minutes, however often it comes. */
export interface LimitedLog {
  /** Notes a failure that may pass by itself: it is a warning once it has come three times within a minute. */
  passing(failure: Failure): void;
  /** Notes a failure that is a warning from the first time on. */
  lasting(failure: Failure): void;
}

/** Creates a log that keeps what it has written by kind: messages of one network that
 * differ in numbers and hashes alone are of one kind. */
export function createLimitedLog({ clock, warn, debug }: LimitedLogOptions): LimitedLog {
  const kinds = new Map<string, Kind>();

  function note(failure: Failure, least: number): void {
    const now = clock.now();
    const kind = kindOf(failure);
    const known = kinds.get(kind) ?? {
      warnedAtMs: Number.NEGATIVE_INFINITY,
      seenAtMs: [],
      left: 0,
    };
    kinds.delete(kind);
    kinds.set(kind, known);
    const [oldest] = kinds.keys();
    if (kinds.size > mostKinds && oldest !== undefined) kinds.delete(oldest);
    known.seenAtMs = [...known.seenAtMs.filter((at) => now - at < burstMs), now].slice(-least);
    if (known.seenAtMs.length < least || now - known.warnedAtMs < restMs) {
      known.left += 1;
      debug(failure);
      return;
    }
    const since = known.left === 0 ? '' : ` (${known.left} more since the last warning)`;
    known.warnedAtMs = now;
    known.left = 0;
    warn({ ...failure, message: `${failure.message}${since}` });
  }

  return {
    passing: (failure) => note(failure, leastPassing),
    lasting: (failure) => note(failure, 1),
  };
}

interface Kind {
  warnedAtMs: number;
  /** Times of the last failures, as many as a warning takes. */
  seenAtMs: readonly number[];
  /** Failures since the last warning that were none. */
  left: number;
}

function kindOf({ message, network = '' }: Failure): string {
  return `${network} ${message}`.replace(/0x[\da-f]+|[\da-f]{16,}|\d+/gi, '#');
}

const leastPassing = 3;
const burstMs = 60_000;
const restMs = 600_000;
const mostKinds = 200;
