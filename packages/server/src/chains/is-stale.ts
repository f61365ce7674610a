import type { Cursor } from './chain-cursors.ts';

/** Watchers reach the head every few seconds; after this their balances count as old. */
const staleAfterMs = 10_000;

/** Reports whether the books of a network are behind its chain, as during an outage of its node. */
export function isStale(cursor: Pick<Cursor, 'syncedAt'> | undefined, nowMs: number): boolean {
  return cursor === undefined || nowMs - cursor.syncedAt.getTime() > staleAfterMs;
}
