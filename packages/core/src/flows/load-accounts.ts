import type { Account } from '../contract/accounts/accounts.ts';
import type { BillfoldClient } from '../create-client.ts';
import { loadPages } from './load-pages.ts';

/** Loads every account of a wallet. */
export function loadAccounts(
  { accounts }: Pick<BillfoldClient, 'accounts'>,
  walletId: string,
  signal: AbortSignal,
): Promise<readonly Account[]> {
  return loadPages((query) => accounts.list(walletId, query, { signal }));
}
