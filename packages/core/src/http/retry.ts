import { isErrorCode } from '../errors/is-billfold-error.ts';

const delaysMs = [300, 1_000] as const;
/** Number of attempts after the first one. */
export const retryLimit = delaysMs.length;
/** Longest `Retry-After` that is waited for; a longer one is shown to the user as an error. */
const longestDelayMs = 10_000;

/**
 * Computes the delay before retry `count`, which counts from 1, in milliseconds; null where none helps.
 * A lost connection and 502, 503 or 504 pass; 429 and 409 (a first call with the same key still runs) do
 * where they name their `Retry-After`.
 */
export function retryDelay(outcome: Response | Error, count: number, nowMs: number): number | null {
  const least = delaysMs[count - 1];
  if (least === undefined) return null;
  if (outcome instanceof Error) return isErrorCode(outcome, 'network') ? least : null;
  const { status, headers } = outcome;
  const wanted = retryAfterMs(headers, nowMs);
  const isPassing = status === 502 || status === 503 || status === 504;
  const isTimed = (status === 429 || status === 409) && wanted !== null;
  if (!isPassing && !isTimed) return null;
  const delay = Math.max(least, wanted ?? 0);
  return delay > longestDelayMs ? null : delay;
}

/**
 * Reads `Retry-After` in milliseconds from now; null where it is absent or malformed.
 * @see RFC 9110 §10.2.3
 */
export function retryAfterMs(headers: Headers, nowMs: number): number | null {
  const text = headers.get('retry-after');
  if (text === null) return null;
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1_000;
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : Math.max(0, at - nowMs);
}
