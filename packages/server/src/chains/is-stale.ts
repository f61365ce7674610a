import type { Cursor } from './chain-cursors.ts';

/** Watchers that do not rest reach the head every few seconds; after this their balances count as old. */
const staleAfterMs = 10_000;

/** Reports whether the books of a network are behind its chain, as during an outage of its node. */
export function isStale(
  cursor: Pick<Cursor, 'syncedAt' | 'restMs'> | undefined,
  nowMs: number,
): boolean {
  if (cursor === undefined) return true;
  return nowMs - cursor.syncedAt.getTime() > cursor.restMs + staleAfterMs;
}
