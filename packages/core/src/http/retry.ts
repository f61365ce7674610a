import { NetworkError } from '../errors/error-kinds.ts';
import type { Incoming } from './incoming.ts';

const pausesMs = [300, 1_000] as const;
/** Longest `Retry-After` that is waited for; a longer one is shown to the user as an error. */
const longestPauseMs = 10_000;

/** Milliseconds until the next attempt, null when there is to be none. */
export function retryDelay(
  outcome: Incoming | NetworkError,
  attempt: number,
  nowMs: number,
): number | null {
  const pause = pausesMs[attempt - 1];
  if (pause === undefined) return null;
  if (outcome instanceof NetworkError) return outcome.code === 'network' ? pause : null;
  const { status, headers } = outcome.response;
  const wanted = retryAfterMs(headers, nowMs);
  const isPassing = status === 502 || status === 503 || status === 504;
  if (!isPassing && !(status === 429 && wanted !== null)) return null;
  const delay = Math.max(pause, wanted ?? 0);
  return delay > longestPauseMs ? null : delay;
}

/**
 * `Retry-After` in milliseconds from now, null without one that can be read.
 * @see RFC 9110 §10.2.3
 */
export function retryAfterMs(headers: Headers, nowMs: number): number | null {
  const text = headers.get('retry-after');
  if (text === null) return null;
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1_000;
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : Math.max(0, at - nowMs);
}
