import type { Account } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import { toAccounts } from './account-answers.ts';
import { type AccountOwner, loadOwnedAccount } from './account-store.ts';

/** One owned account as the API shows it. @throws {ApiError} 404 */
export async function loadAccountAnswer(
  context: ServiceContext,
  owner: AccountOwner,
): Promise<Account> {
  const [answer] = await toAccounts(context, [await loadOwnedAccount(context.db, owner)]);
  if (answer === undefined) throw new Error(`account ${owner.accountId} is not there`);
  return answer;
}
