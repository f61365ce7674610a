import { and, eq, isNull, lt } from 'drizzle-orm';
import { type Chain, ChainUnavailableError } from '../../chains/chain.ts';
import { isServed } from '../../chains/served-networks.ts';
import { sendIntents, transactions } from '../../db/schema.ts';
import { promise } from '../../outbox/outbox.ts';
import { nowOf } from '../../platform/server-platform.ts';
import type { ServiceContext } from '../../services/context.ts';

const quietMs = 10_000;

/**
 * Promises to send again what was sent and is no longer known to its chain, such as after a
 * reorganisation: always the stored bytes, so the recipient is paid once at most.
 */
export async function rebroadcastLost(
  context: Pick<ServiceContext, 'db' | 'platform' | 'chains'>,
): Promise<void> {
  const { db, platform, chains } = context;
  const candidates = await db
    .select({ id: sendIntents.id, network: sendIntents.network, hash: sendIntents.hash })
    .from(sendIntents)
    .innerJoin(transactions, eq(transactions.id, sendIntents.transactionId))
    .where(
      and(
        eq(sendIntents.status, 'BROADCAST'),
        isNull(transactions.blockHeight),
        lt(sendIntents.updatedAt, new Date(platform.clock.now() - quietMs)),
      ),
    );
  for (const { id, network, hash } of candidates) {
    if (!isServed(network) || !(await isLost(chains.get(network), hash))) continue;
    await db.transaction(async (tx) => {
      await promise(tx, platform, { kind: 'broadcast', payload: { intentId: id } });
      await tx
        .update(sendIntents)
        .set({ updatedAt: nowOf(platform) })
        .where(eq(sendIntents.id, id));
    });
  }
}

/** A chain that does not answer has lost nothing as far as anybody knows. */
async function isLost(chain: Chain, hash: string): Promise<boolean> {
  try {
    return (await chain.find(hash)) === null;
  } catch (error) {
    if (error instanceof ChainUnavailableError) return false;
    throw error;
  }
}
