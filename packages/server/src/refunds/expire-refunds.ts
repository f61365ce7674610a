import { and, asc, eq, lte } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { transfersOut } from '../db/schema.ts';
import { nowOf } from '../platform/server-platform.ts';
import { changeRefund } from './change-refund.ts';

/** Ends refunds whose customers gave no address in time. Their money can be refunded anew. */
export async function expireRefunds(
  context: Pick<ServiceContext, 'db' | 'platform' | 'publicUrl'>,
): Promise<void> {
  const { db, platform } = context;
  await db.transaction(async (tx) => {
    const due = await tx
      .select({ id: transfersOut.id })
      .from(transfersOut)
      .where(
        and(
          eq(transfersOut.status, 'AWAITING_ADDRESS'),
          lte(transfersOut.claimExpiresAt, nowOf(platform)),
        ),
      )
      .orderBy(asc(transfersOut.id))
      .limit(100)
      .for('update', { skipLocked: true });
    for (const { id } of due) await changeRefund(tx, context, id, { status: 'EXPIRED' });
  });
}
