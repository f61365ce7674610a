'use client';
import type { AnyBillfoldError, Network } from '@billfold/core';
import type { Account, WalletStatistics } from '@billfold/core/contract';
import { accountValue } from '@billfold/core/flows';
import { useClient } from '../../context/use-provided.ts';
import { useResource } from '../../state/use-store.ts';
import { useScreenData } from '../data/screen-data.ts';
import { useKeptSettings } from '../parts/use-kept-settings.ts';
import { useWalletData } from '../parts/use-wallet-data.ts';
import { useWalletId } from '../parts/use-wallet-id.ts';
import { orderAccounts } from '../settings/order-accounts.ts';

export interface AccountFilter {
  /** Part of a name, in capitals or not. */
  readonly search: string;
  readonly network: Network | null;
  readonly isArchived: boolean;
}
export const noAccountFilter: AccountFilter = { search: '', network: null, isArchived: false };

export interface AccountList {
  /** Undefined while they are on their way. */
  readonly items: readonly Account[] | undefined;
  /** Number of all matching accounts, on every page. */
  readonly total: number;
  readonly error: AnyBillfoldError | undefined;
}

/**
 * The accounts that match. A wallet whose accounts all came with one answer is looked through here, in
 * the order of the user, or by value, highest first, until there is one; of a larger one the service is asked, page by page.
 */
export function useAccountList(filter: AccountFilter, page: number): AccountList {
  const walletId = useWalletId();
  const first = useClient().resources.accounts(walletId);
  const pages = useScreenData().accountPages;
  const order = useKeptSettings()?.accountOrder ?? [];
  const statistics = useWalletData(walletId).statistics.data;
  const { data, error } = useResource(first);
  const isWhole = data === undefined || data.total <= data.items.length;
  const asked = useResource(isWhole ? first : pages({ walletId, page, ...filter }));
  if (!isWhole)
    return { items: asked.data?.items, total: asked.data?.total ?? 0, error: asked.error };
  const found = data?.items.filter(matches(filter));
  const items =
    found && (order.length > 0 ? orderAccounts(found, order) : sortByValue(found, statistics));
  return { items, total: items?.length ?? 0, error };
}

/** Accounts without a known value come last; ties keep their order. */
function sortByValue(
  accounts: readonly Account[],
  statistics: WalletStatistics | undefined,
): readonly Account[] {
  return accounts
    .map((account) => ({ account, value: accountValue(account, statistics) ?? -1n }))
    .toSorted((a, b) => (a.value === b.value ? 0 : a.value < b.value ? 1 : -1))
    .map(({ account }) => account);
}

function matches({ search, network, isArchived }: AccountFilter): (account: Account) => boolean {
  const wanted = search.toLowerCase();
  return (account) =>
    account.isArchived === isArchived &&
    (network === null || account.blockchainNetwork === network) &&
    account.name.toLowerCase().includes(wanted);
}
