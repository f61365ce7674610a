import { and, count, eq, gt } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { sendIntents } from '../db/schema.ts';
import type { SpendingAccount } from './spending.ts';

/**
 * Counts the signed sends of an account, modulo 1,000. On networks without nonces, two equal sends
 * at one moment would be the same bytes and be accepted once; this number makes them differ.
 */
export async function countSends(tx: Db, { id }: SpendingAccount): Promise<number> {
  const [row] = await tx
    .select({ sends: count() })
    .from(sendIntents)
    .where(eq(sendIntents.accountId, id));
  return (row?.sends ?? 0) % 1_000;
}

/** Returns whether the account has signed a send since then. */
export async function hasSentSince(
  tx: Db,
  { id, walletId }: SpendingAccount,
  at: Date,
): Promise<boolean> {
  const isOfAccount = and(eq(sendIntents.walletId, walletId), eq(sendIntents.accountId, id));
  return (await tx.$count(sendIntents, and(isOfAccount, gt(sendIntents.createdAt, at)))) > 0;
}
