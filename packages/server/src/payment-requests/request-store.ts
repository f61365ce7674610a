import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { paymentRequests, sendIntents, transactions } from '../db/schema.ts';
import { refuseRequest } from './request-refusals.ts';

export type RequestRow = typeof paymentRequests.$inferSelect;

/** Finds a request that a wallet has opened. */
export async function findRequest(
  db: Db,
  { walletId, id }: Pick<RequestRow, 'walletId' | 'id'>,
): Promise<RequestRow | undefined> {
  const [row] = await db
    .select()
    .from(paymentRequests)
    .where(and(eq(paymentRequests.id, id), eq(paymentRequests.walletId, walletId)));
  return row;
}

/** Refuses a request for which a send is under way or done. @throws {ApiError} 409 REQUEST_PAID */
export async function refusePaid(
  db: Db,
  { intentId }: Pick<RequestRow, 'intentId'>,
): Promise<void> {
  if (intentId === null) return;
  const [sent] = await db
    .select({ id: sendIntents.id })
    .from(sendIntents)
    .innerJoin(transactions, eq(transactions.id, sendIntents.transactionId))
    .where(
      and(
        eq(sendIntents.id, intentId),
        inArray(sendIntents.status, ['SIGNED', 'BROADCAST', 'DONE']),
        isNull(transactions.endedAs),
      ),
    );
  if (sent !== undefined) throw refuseRequest('REQUEST_PAID');
}
