import type { AccountPath } from '@billfold/core/contract';
import { loadPayingAccount } from '../accounts/account-store.ts';
import type { ServiceContext } from '../context.ts';
import type { SpendingAccount } from './spending.ts';

/** Loads an account of a user with the chain that it spends on. @throws {ApiError} 404 */
export async function loadSpendingAccount(
  { db, chains }: Pick<ServiceContext, 'db' | 'chains'>,
  userId: string,
  place: AccountPath,
): Promise<SpendingAccount> {
  const account = await loadPayingAccount(db, { userId, ...place });
  return { ...account, chain: chains.get(account.network).chain };
}
