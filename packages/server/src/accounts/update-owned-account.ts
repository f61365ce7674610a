import type { Account, UpdateAccount } from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { accounts } from '../db/schema.ts';
import { isUniqueViolation } from '../db/unique-violation.ts';
import { accountNameTaken } from './account-name-taken.ts';
import { type AccountOwner, loadOwnedAccount } from './account-store.ts';
import { loadAccountAnswer } from './load-account-answer.ts';

/** @throws {ApiError} 404; 409 ACCOUNT_NAME_TAKEN */
export async function updateOwnedAccount(
  context: ServiceContext,
  owner: AccountOwner,
  { name, isArchived, hiddenTokens }: UpdateAccount,
): Promise<Account> {
  const { db } = context;
  const account = await loadOwnedAccount(db, owner);
  const changes = {
    name: name ?? account.name,
    isArchived: isArchived ?? account.isArchived,
    hiddenTokens: hiddenTokens ?? account.hiddenTokens,
  };
  try {
    await db.update(accounts).set(changes).where(eq(accounts.id, account.id));
  } catch (error) {
    if (isUniqueViolation(error, 'accounts_name')) throw accountNameTaken();
    throw error;
  }
  return loadAccountAnswer(context, owner);
}
