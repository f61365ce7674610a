import { and, eq, inArray, lte } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { transferParts, transfersOut } from '../db/schema.ts';

/** Time for which an expired plan is still told from one that never was. */
const keptMs = 24 * 3_600_000;

/** Deletes plans that nobody signed in time. */
export async function expirePlans({
  db,
  platform,
}: Pick<ServiceContext, 'db' | 'platform'>): Promise<void> {
  const before = new Date(platform.clock.now() - keptMs);
  await db.transaction(async (tx) => {
    const due = await tx
      .select({ id: transfersOut.id })
      .from(transfersOut)
      .where(and(eq(transfersOut.status, 'PLANNED'), lte(transfersOut.planExpiresAt, before)))
      .limit(100)
      .for('update', { skipLocked: true });
    const ids = due.map(({ id }) => id);
    if (ids.length === 0) return;
    await tx.delete(transferParts).where(inArray(transferParts.outId, ids));
    await tx.delete(transfersOut).where(inArray(transfersOut.id, ids));
  });
}
