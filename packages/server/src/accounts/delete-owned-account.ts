import { and, eq, isNull } from 'drizzle-orm';
import { loadCursors } from '../chains/chain-cursors.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { accounts, transactions } from '../db/schema.ts';
import { ApiError } from '../platform/api-error.ts';
import { nowOf } from '../platform/server-platform.ts';
import { loadBalances } from './account-balances.ts';
import {
  type AccountOwner,
  loadOwnedAccount,
  lockAccount,
  type OwnedAccount,
} from './account-store.ts';

/**
 * Deletes an account that holds nothing and waits for nothing. Its keys can be derived again, so it
 * can be restored at any time. Tokens that are hidden do not count: anybody can send some.
 * @throws {ApiError} 404; 409 ACCOUNT_NOT_EMPTY
 */
export async function deleteOwnedAccount(
  context: ServiceContext,
  owner: AccountOwner,
): Promise<void> {
  const { platform } = context;
  await context.db.transaction(async (tx) => {
    await lockAccount(tx, owner.accountId);
    const account = await loadOwnedAccount(tx, owner);
    const isEmpty = await holdsNothing(tx, account);
    if (!isEmpty || (await hasPending(tx, account.id))) throw notEmpty();
    await tx
      .update(accounts)
      .set({ deletedAt: nowOf(platform) })
      .where(eq(accounts.id, owner.accountId));
  });
}

async function holdsNothing(tx: Db, { id, network, hiddenTokens }: OwnedAccount): Promise<boolean> {
  const cursor = (await loadCursors(tx)).get(network);
  const balances = await loadBalances(tx, { network, accountIds: [id], cursor });
  return [...(balances.get(id) ?? [])].every(
    ([assetId, { spendable, pending }]) =>
      hiddenTokens.includes(assetId) || spendable + pending === 0n,
  );
}

async function hasPending(tx: Db, accountId: string): Promise<boolean> {
  const { blockHeight, endedAs } = transactions;
  const isOpen = and(isNull(blockHeight), isNull(endedAs));
  return (await tx.$count(transactions, and(eq(transactions.accountId, accountId), isOpen))) > 0;
}

function notEmpty(): ApiError {
  return new ApiError(409, 'ACCOUNT_NOT_EMPTY', {
    errors: ['This account holds funds or waits for a transaction. Move its funds first.'],
  });
}
