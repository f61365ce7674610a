import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { transfersOut } from '../db/schema.ts';
import type { OpenedTransfer } from './opened-transfer.ts';

/** Notes that no process holds the wallet of a transfer any more, unless it was opened again since. */
export async function endSigning(db: Db, { outId, until }: OpenedTransfer): Promise<void> {
  await db
    .update(transfersOut)
    .set({ signedUntil: null })
    .where(and(eq(transfersOut.id, outId), eq(transfersOut.signedUntil, until)));
}
