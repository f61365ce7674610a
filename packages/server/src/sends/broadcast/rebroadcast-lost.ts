import { and, eq, isNull, lt, notExists, sql } from 'drizzle-orm';
import {
  type BlockRef,
  type Chain,
  type ChainTransactionPlace,
  ChainUnavailableError,
} from '../../chains/chain.ts';
import type { ServedNetwork } from '../../chains/served-networks.ts';
import type { ServiceContext } from '../../context.ts';
import type { Db } from '../../db/open-database.ts';
import { outbox, sendIntents, transactions } from '../../db/schema.ts';
import { nowOf } from '../../platform/server-platform.ts';
import { enqueueBroadcast } from './enqueue-broadcast.ts';
import { findOnNetwork } from './find-on-network.ts';

const quietMs = 10_000;

/**
 * Enqueues the broadcast of sends of a network that were evicted from the mempool, or orphaned by a reorg. Only
 * the stored bytes are broadcast again, so that the recipient is paid at most once. Returns the blocks that have
 * others of the sends: the books have them in none yet.
 */
export async function rebroadcastLost(
  context: Pick<ServiceContext, 'db' | 'platform' | 'chains'>,
  network: ServedNetwork,
): Promise<readonly BlockRef[]> {
  const { db, platform, chains } = context;
  const blocks: BlockRef[] = [];
  const candidates = await db
    .select({ id: sendIntents.id, hash: sendIntents.hash })
    .from(sendIntents)
    .innerJoin(transactions, eq(transactions.id, sendIntents.transactionId))
    .where(
      and(
        eq(sendIntents.network, network),
        eq(sendIntents.status, 'BROADCAST'),
        isNull(transactions.blockHeight),
        isNull(sendIntents.overtakenAt),
        lt(sendIntents.updatedAt, new Date(platform.clock.now() - quietMs)),
        hasNoBroadcast(db),
      ),
    );
  for (const { id, hash } of candidates) {
    const place = await findPlace(chains.get(network), hash);
    if (place === 'unknown' || place?.place === 'mempool') continue;
    if (place !== null) {
      blocks.push(place.block);
      continue;
    }
    await db.transaction(async (tx) => {
      await enqueueBroadcast(tx, platform, { network, intentId: id });
      await tx
        .update(sendIntents)
        .set({ updatedAt: nowOf(platform) })
        .where(eq(sendIntents.id, id));
    });
  }
  return blocks;
}

/**
 * Finds where the network has `hash`; null where it is lost. Unknown while the node is out of reach: nothing counts as
 * lost then.
 */
async function findPlace(
  chain: Chain,
  hash: string,
): Promise<ChainTransactionPlace | null | 'unknown'> {
  try {
    return await findOnNetwork(chain, hash);
  } catch (error) {
    if (error instanceof ChainUnavailableError) return 'unknown';
    throw error;
  }
}

/** Condition that no broadcast of the intent waits in the outbox. */
function hasNoBroadcast(db: Db) {
  const intentId = sql`${outbox.payload}->>'intentId'`;
  return notExists(
    db
      .select({ id: outbox.id })
      .from(outbox)
      .where(
        and(
          isNull(outbox.doneAt),
          eq(outbox.kind, 'broadcast'),
          eq(intentId, sql`${sendIntents.id}::text`),
        ),
      ),
  );
}
