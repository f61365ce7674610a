import { and, count, eq, inArray, isNull, lt } from 'drizzle-orm';
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
  if (nonce === null) return false;
  const [row] = await db
    .select({ sends: count() })
    .from(sendIntents)
    .innerJoin(transactions, eq(transactions.id, sendIntents.transactionId))
    .where(
      and(
        ...[eq(sendIntents.accountId, accountId), lt(sendIntents.nonce, nonce)],
        inArray(sendIntents.status, ['SIGNED', 'BROADCAST']),
        ...[isNull(transactions.blockHeight), isNull(transactions.endedAs)],
      ),
    );
  return (row?.sends ?? 0) >= mostWaiting;
}
