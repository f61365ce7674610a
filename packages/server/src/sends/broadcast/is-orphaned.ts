import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/open-database.ts';
import { transactions } from '../../db/schema.ts';
import type { SendIntent } from '../send-intent-store.ts';

/**
 * Returns whether a transfer of an account to itself was dropped with the deposit that it spends (`dropOrphans`). Nothing
 * is paid twice where it ends and is mined all the same.
 */
export async function isOrphaned(
  db: Db,
  { transactionId }: Pick<SendIntent, 'transactionId'>,
): Promise<boolean> {
  const isDropped = and(eq(transactions.type, 'SELF'), eq(transactions.endedAs, 'DROPPED'));
  return (await db.$count(transactions, and(eq(transactions.id, transactionId), isDropped))) > 0;
}
