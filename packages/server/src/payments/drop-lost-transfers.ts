import { and, eq, isNull, lt } from 'drizzle-orm';
import { isServed } from '../chains/served-networks.ts';
import type { ServiceContext } from '../context.ts';
import { paymentTransfers } from '../db/schema.ts';
import { nowOf } from '../platform/server-platform.ts';
import type { PaymentsContext } from './payments-context.ts';
import { settlePayments } from './settle-payments.ts';

const lostAfterMs = 72 * 3_600_000;
const actor = { kind: 'chain', id: null, name: 'Blockchain' } as const;

/**
 * Ends transfers that have waited for a block for three days and that their node does not know any more. One
 * that it still knows waits on.
 */
export async function dropLostTransfers(
  context: PaymentsContext & Pick<ServiceContext, 'db' | 'chains'>,
): Promise<void> {
  const { db, platform, chains } = context;
  const now = nowOf(platform);
  const waiting = await db
    .select()
    .from(paymentTransfers)
    .where(
      and(
        isNull(paymentTransfers.blockHeight),
        isNull(paymentTransfers.endedAs),
        lt(paymentTransfers.firstSeenAt, new Date(now.getTime() - lostAfterMs)),
      ),
    )
    .limit(100);
  for (const { id, network, hash, kind, paymentId } of waiting) {
    if (hash === null || kind === 'SIMULATED' || !isServed(network)) continue;
    if ((await chains.get(network).find(hash)) !== null) continue;
    await db.transaction(async (tx) => {
      const dropped = await tx
        .update(paymentTransfers)
        .set({ endedAs: 'DROPPED' })
        .where(and(eq(paymentTransfers.id, id), isNull(paymentTransfers.blockHeight)))
        .returning({ id: paymentTransfers.id });
      const paymentIds = dropped.length === 0 || paymentId === null ? [] : [paymentId];
      await settlePayments(tx, context, { paymentIds, actor, now });
    });
  }
}
