import { and, count, eq, inArray, isNull, lt, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/open-database.ts';
import { sendIntents, transactions } from '../../db/schema.ts';
import type { SendIntent } from '../send-intent-store.ts';

/** Most sends of one account without a block: nodes keep this many of one sender. */
export const mostWaiting = 16;

/** Reports whether as many sends with lower nonces wait for a block as nodes keep of one sender. */
export async function waitsForBlocks(
  db: Db,
  { accountId, nonce }: Pick<SendIntent, 'accountId' | 'nonce'>,
): Promise<boolean> {
  return (
    nonce !== null &&
    (await countWaiting(db, accountId, lt(sendIntents.nonce, nonce))) >= mostWaiting
  );
}

/** Counts the sends of an account that no block has. */
export async function countWaiting(db: Db, accountId: string, which?: SQL): Promise<number> {
  const [row] = await db
    .select({ sends: count() })
    .from(sendIntents)
    .innerJoin(transactions, eq(transactions.id, sendIntents.transactionId))
    .where(
      and(
        ...[eq(sendIntents.accountId, accountId), which],
        inArray(sendIntents.status, ['SIGNED', 'BROADCAST']),
        ...[isNull(transactions.blockHeight), isNull(transactions.endedAs)],
      ),
    );
  return row?.sends ?? 0;
}
