import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../db/open-database.ts';
import { sendIntents, transactions } from '../../db/schema.ts';
import { notReplaceable, type OpenSend } from '../../families/replacement.ts';
import type { SpendingAccount } from '../../families/spending.ts';
import { notFound } from '../../platform/api-error.ts';

export type TransactionRow = typeof transactions.$inferSelect;

/** Loads a transaction of a wallet, with any status. @throws {ApiError} 404 */
export async function loadOwnRow(
  db: Db,
  { walletId, transactionId }: { readonly walletId: string; readonly transactionId: string },
): Promise<TransactionRow> {
  const [row] = await db
    .select()
    .from(transactions)
    .where(and(eq(transactions.id, transactionId), eq(transactions.walletId, walletId)));
  if (row === undefined) throw notFound('transaction');
  return row;
}

/**
 * Loads the send of a row again, which must still be in the mempool. To sign, call it in the database
 * transaction that has locked the account.
 * @throws {ApiError} 409 NOT_REPLACEABLE
 */
export async function loadOpenSend(tx: Db, { id }: TransactionRow): Promise<OpenSend> {
  const [found] = await tx
    .select({ row: transactions, intent: sendIntents })
    .from(sendIntents)
    .innerJoin(transactions, eq(transactions.id, sendIntents.transactionId))
    .where(
      and(
        eq(transactions.id, id),
        isNull(transactions.blockHeight),
        isNull(transactions.endedAs),
        inArray(sendIntents.status, ['SIGNED', 'BROADCAST']),
      ),
    );
  const raw = found?.intent.rawTransaction ?? null;
  if (found === undefined || raw === null) throw notReplaceable();
  return { ...found, raw };
}

/** Marks a send as replaced, so that its inputs or its nonce are free for the replacement. */
export async function endReplacedSend(
  tx: Db,
  account: SpendingAccount,
  { intent }: OpenSend,
  at: Date,
): Promise<void> {
  await tx
    .update(sendIntents)
    .set({ status: 'REPLACED', updatedAt: at })
    .where(eq(sendIntents.id, intent.id));
  await tx
    .update(transactions)
    .set({ endedAs: 'REPLACED' })
    .where(and(eq(transactions.accountId, account.id), eq(transactions.hash, intent.hash)));
}
