import type { BillfoldClient, Network } from '@billfold/core';
import type { Account, Page } from '@billfold/core/contract';
import type { QueryStore, Resource } from '@billfold/core/flows';

/** Page of the accounts of a wallet with more of them than one answer holds. */
export interface AccountQuery {
  readonly walletId: string;
  readonly page: number;
  readonly network: Network | null;
  readonly search: string;
  readonly isArchived: boolean;
}

/** Pages of accounts by query. */
export type AccountPages = (query: AccountQuery) => Resource<Page<Account>>;

export const accountPageSize = 100;

export function createAccountPages(
  { accounts }: Pick<BillfoldClient, 'accounts'>,
  { addKeyed }: QueryStore<never>,
): AccountPages {
  return addKeyed(({ walletId, page, network, search, isArchived }: AccountQuery, signal) =>
    accounts.list(
      walletId,
      {
        page,
        pageSize: accountPageSize,
        isArchived,
        ...(network !== null && { network }),
        ...(search !== '' && { search }),
      },
      { signal },
    ),
  );
}
