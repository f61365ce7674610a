import type { Db } from '../db/open-database.ts';
import { prepareOnce } from '../db/prepare-once.ts';
import { chainCursors } from '../db/schema.ts';
import { isServed, type ServedNetwork } from './served-networks.ts';

/** Up to where the books agree with a chain, and since when. */
export interface Cursor {
  readonly height: number;
  readonly syncedAt: Date;
  /** Milliseconds from `syncedAt` to the next look at an idle network; zero at an awaited one. */
  readonly restMs: number;
}

const { network, height, syncedAt, restMs } = chainCursors;

const selectCursors = prepareOnce((db) =>
  db.select({ network, height, syncedAt, restMs }).from(chainCursors).prepare('billfold_cursors'),
);

/** A network without a cursor has not been watched yet. */
export async function loadCursors(db: Db): Promise<ReadonlyMap<ServedNetwork, Cursor>> {
  const cursors = new Map<ServedNetwork, Cursor>();
  for (const { network: code, ...cursor } of await selectCursors(db).execute())
    if (isServed(code)) cursors.set(code, cursor);
  return cursors;
}
