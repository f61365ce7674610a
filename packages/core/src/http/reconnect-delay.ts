import type { Random } from '../platform/platform.ts';

const firstMs = 1_000;
const longestMs = 30_000;

/**
 * Computes the delay before the next attempt after `failures` in a row (exponential backoff): it
 * doubles each time, with jitter in its upper half, so that the clients of one server do not all
 * reconnect at once.
 */
export function reconnectDelay(failures: number, random: Random): number {
  const longest = Math.min(longestMs, firstMs * 2 ** Math.max(0, failures - 1));
  const [byte = 0] = random.bytes(1);
  return Math.round((longest / 2) * (1 + byte / 255));
}
