import { and, count, eq, inArray, isNull, lt, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/open-database.ts';
import { sendIntents, transactions, transferParts } from '../../db/schema.ts';
import type { SendIntent } from '../send-intent-store.ts';

/** Most sends of one account without a block: nodes keep this many of one sender. */
export const mostWaiting = 16;

/**
 * Reports whether as many sends with lower nonces wait for a block as nodes keep of one sender. Only a part of a transfer
 * waits for that: its owner signs many together. What a person sends one by one is broadcast without waiting.
 */
export async function waitsForBlocks(
  db: Db,
  { id, accountId, network, nonce }: Pick<SendIntent, 'id' | 'accountId' | 'network' | 'nonce'>,
): Promise<boolean> {
  if (nonce === null) return false;
  const before = await countWaiting(db, { accountId, network }, lt(sendIntents.nonce, nonce));
  if (before < mostWaiting) return false;
  return (await db.$count(transferParts, eq(transferParts.intentId, id))) > 0;
}

/** Counts the sends of an account that no block has. */
export async function countWaiting(
  db: Db,
  { accountId, network }: Pick<SendIntent, 'accountId' | 'network'>,
  which?: SQL,
): Promise<number> {
  const [row] = await db
    .select({ sends: count() })
    .from(sendIntents)
    .innerJoin(transactions, eq(transactions.id, sendIntents.transactionId))
    .where(
      and(
        ...[eq(sendIntents.network, network), eq(sendIntents.accountId, accountId), which],
        inArray(sendIntents.status, ['SIGNED', 'BROADCAST']),
        ...[isNull(transactions.blockHeight), isNull(transactions.endedAs)],
      ),
    );
  return row?.sends ?? 0;
}
