import { type Cursor, loadCursors } from '../chains/chain-cursors.ts';
import type { ServedNetwork } from '../chains/served-networks.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';

/** A network counts as delayed after minutes, so that a second more tells nobody anything wrong. */
const keptMs = 1_000;

/** How far networks were read, as it was known a second ago at most. */
export type LoadKnownCursors = (db: Db) => Promise<ReadonlyMap<ServedNetwork, Cursor>>;

/** Creates the loading of cursors for hints, which asks the database once in a second. */
export function createKnownCursors({
  platform,
}: Pick<ServiceContext, 'platform'>): LoadKnownCursors {
  let known: {
    readonly cursors: ReadonlyMap<ServedNetwork, Cursor>;
    readonly atMs: number;
  } | null = null;
  return async (db) => {
    const atMs = platform.clock.now();
    if (known !== null && Math.abs(atMs - known.atMs) < keptMs) return known.cursors;
    const cursors = await loadCursors(db);
    known = { cursors, atMs };
    return cursors;
  };
}
