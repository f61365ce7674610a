import type { Random } from '@billfold/core';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** Waits after the first attempt, the second one and so on: about three days in all. */
const waits: readonly number[] = [
  ...[10 * second, minute, 5 * minute, 15 * minute],
  ...[hour, 3 * hour, 6 * hour, 12 * hour, 24 * hour, 24 * hour],
];
const longestAsked = hour;

export interface FailedAttempt {
  /** Attempts so far, this one included. */
  readonly attempts: number;
  /** `Retry-After` of the answer: seconds, or a date. */
  readonly retryAfter: string | null;
  readonly now: Date;
}

/**
 * Returns the time of the next attempt; null after the last one. Waits differ by up to 10 %, so that what failed
 * together does not come back together. A receiver may ask for up to an hour.
 */
export function nextAttemptAt(
  { attempts, retryAfter, now }: FailedAttempt,
  random: Random,
): Date | null {
  const wait = waits[attempts - 1];
  if (wait === undefined) return null;
  const share = (Buffer.from(random.bytes(2)).readUInt16BE(0) / 65_535) * 0.2 + 0.9;
  const asked = Math.min(readRetryAfter(retryAfter, now), longestAsked);
  return new Date(now.getTime() + Math.max(Math.round(wait * share), asked));
}

/** Milliseconds; 0 for what is neither seconds nor a date in the future. */
function readRetryAfter(text: string | null, now: Date): number {
  if (text === null) return 0;
  if (/^\d{1,9}$/.test(text)) return Number(text) * second;
  const at = Date.parse(text);
  return Number.isNaN(at) ? 0 : Math.max(0, at - now.getTime());
}
