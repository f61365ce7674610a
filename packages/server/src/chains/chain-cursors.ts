import type { Db } from '../db/open-database.ts';
import { chainCursors } from '../db/schema.ts';
import { isServed, type ServedNetwork } from './served-networks.ts';

/** Up to where the books agree with a chain, and since when. */
export interface Cursor {
  readonly height: number;
  readonly syncedAt: Date;
}

/** A network without a cursor has not been watched yet. */
export async function loadCursors(db: Db): Promise<ReadonlyMap<ServedNetwork, Cursor>> {
  const cursors = new Map<ServedNetwork, Cursor>();
  for (const { network, height, syncedAt } of await db.select().from(chainCursors))
    if (isServed(network)) cursors.set(network, { height, syncedAt });
  return cursors;
}
