import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../db/open-database.ts';
import { sendIntents, transactions } from '../../db/schema.ts';
import type { SpendingAccount } from '../../families/spending.ts';
import { ApiError, notFound } from '../../platform/api-error.ts';
import type { SendIntent } from '../send-intent-store.ts';

export type TransactionRow = typeof transactions.$inferSelect;

/** A send of ours that waits for a block. */
export interface OpenSend {
  readonly row: TransactionRow;
  readonly intent: SendIntent;
  readonly raw: Uint8Array;
}

/** A transaction of a wallet, whatever has become of it. @throws {ApiError} 404 */
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
 * The open send behind a row, read anew in the transaction that has locked its account.
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

/** Ends a send, so that another one may take its inputs or its number. */
export async function endForReplacement(
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

export function notReplaceable(
  text = 'This transaction can no longer be replaced, or could never be.',
): ApiError {
  return new ApiError(409, 'NOT_REPLACEABLE', { errors: [text] });
}
