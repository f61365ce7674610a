import type { Account } from '@billfold/core/contract';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { isOfWallet } from '../db/is-of-wallet.ts';
import { accounts } from '../db/schema.ts';
import { isUniqueViolation } from '../db/unique-violation.ts';
import { notFound } from '../platform/api-error.ts';
import { refuseForeignWallet } from '../wallets/wallet-store.ts';
import { accountNameTaken } from './account-name-taken.ts';
import type { AccountOwner } from './account-store.ts';
import { loadAccountAnswer } from './load-account-answer.ts';

/** @throws {ApiError} 404, also when it is not deleted; 409 ACCOUNT_NAME_TAKEN */
export async function restoreOwnedAccount(
  context: ServiceContext,
  owner: AccountOwner,
): Promise<Account> {
  const { db } = context;
  await refuseForeignWallet(db, owner);
  try {
    const restored = await db
      .update(accounts)
      .set({ deletedAt: null })
      .where(
        and(
          eq(accounts.id, owner.accountId),
          eq(accounts.walletId, owner.walletId),
          isNotNull(accounts.deletedAt),
          isOfWallet,
        ),
      )
      .returning({ id: accounts.id });
    if (restored.length === 0) throw notFound('account');
  } catch (error) {
    if (isUniqueViolation(error, 'accounts_name')) throw accountNameTaken();
    throw error;
  }
  return loadAccountAnswer(context, owner);
}
