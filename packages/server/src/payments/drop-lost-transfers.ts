import { and, asc, eq, gt, isNull, lt, ne } from 'drizzle-orm';
import { nilId } from '../balance-probes/find-due.ts';
import { isServed } from '../chains/served-networks.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { paymentTransfers } from '../db/schema.ts';
import { nowOf } from '../platform/server-platform.ts';
import type { PaymentsContext } from './payments-context.ts';
import { settlePayments } from './settle-payments.ts';

const lostAfterMs = 72 * 3_600_000;
const pageSize = 100;
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
  const lostBefore = new Date(now.getTime() - lostAfterMs);
  let waiting: readonly WaitingTransfer[];
  let after = nilId;
  do {
    waiting = await findWaiting(db, { lostBefore, after });
    for (const { id, network, hash, paymentId } of waiting) {
      after = id;
      if (hash === null || !isServed(network)) continue;
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
  } while (waiting.length === pageSize);
}

type WaitingTransfer = Pick<
  typeof paymentTransfers.$inferSelect,
  'id' | 'network' | 'hash' | 'paymentId'
>;

/** Finds the next transfers without a block. Of simulated ones no node knows anything. */
function findWaiting(
  db: Db,
  { lostBefore, after }: { readonly lostBefore: Date; readonly after: string },
): Promise<readonly WaitingTransfer[]> {
  const { id, network, hash, paymentId, kind } = paymentTransfers;
  return db
    .select({ id, network, hash, paymentId })
    .from(paymentTransfers)
    .where(
      and(
        isNull(paymentTransfers.blockHeight),
        isNull(paymentTransfers.endedAs),
        lt(paymentTransfers.firstSeenAt, lostBefore),

        ne(kind, 'SIMULATED'),
        gt(id, after),
      ),
    )
    .orderBy(asc(id))
    .limit(pageSize);
}
