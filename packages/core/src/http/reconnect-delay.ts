import type { Random } from '../platform/platform.ts';

const firstMs = 1_000;
const longestMs = 30_000;

/**
 * How long to wait before the next attempt after `failures` of them in a row: twice as long each time,
 * and somewhere in the upper half of that, so that all who lost one server do not come back at once.
 */
export function reconnectDelay(failures: number, random: Random): number {
  const longest = Math.min(longestMs, firstMs * 2 ** Math.max(0, failures - 1));
  const [byte = 0] = random.bytes(1);
  return Math.round((longest / 2) * (1 + byte / 255));
}
