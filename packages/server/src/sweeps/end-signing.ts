import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { transfersOut } from '../db/schema.ts';
import type { OpenedSweep } from './send-sweep-parts.ts';

/** Notes that no process holds the wallet of a sweep any more, unless it was opened again since. */
export async function endSigning(db: Db, { sweepId, until }: OpenedSweep): Promise<void> {
  await db
    .update(transfersOut)
    .set({ signedUntil: null })
    .where(and(eq(transfersOut.id, sweepId), eq(transfersOut.signedUntil, until)));
}
