import type { BillfoldClient, Network } from '@billfold/core';
import type { Account, Page } from '@billfold/core/contract';
import type { Resource } from '@billfold/core/flows';
import type { MakeResource } from './kept-resources.ts';

/** Which accounts of a wallet with more of them than one answer holds. */
export interface AccountQuery {
  readonly walletId: string;
  readonly page: number;
  readonly network: Network | null;
  readonly search: string;
  readonly isArchived: boolean;
}

/** Pages of accounts that were looked at, kept so that the way back shows them at once. */
export interface AccountPages {
  of(query: AccountQuery): Resource<Page<Account>>;
}

export const accountPageSize = 100;

export function createAccountPages(
  { accounts }: Pick<BillfoldClient, 'accounts'>,
  make: MakeResource,
): AccountPages {
  const known = new Map<string, Resource<Page<Account>>>();
  const load = (
    { walletId, page, network, search, isArchived }: AccountQuery,
    signal: AbortSignal,
  ) =>
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
    );
  return {
    of: (query) => {
      const key = JSON.stringify(query);
      const resource = known.get(key) ?? make((signal) => load(query, signal));
      known.set(key, resource);
      return resource;
    },
  };
}
