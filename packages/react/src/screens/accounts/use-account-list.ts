'use client';
import type { AnyBillfoldError, Network } from '@billfold/core';
import type { Account } from '@billfold/core/contract';
import { useClient } from '../../context/use-provided.ts';
import { useResource } from '../../state/use-store.ts';
import { useScreenData } from '../data/screen-data.ts';
import { useWalletId } from '../parts/use-wallet-id.ts';
import { orderAccounts } from '../settings/order-accounts.ts';
import { useShownOrder } from './use-shown-order.ts';

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
  const { data, error } = useResource(first);
  const order = useShownOrder(data);
  const isWhole = data === undefined || data.total <= data.items.length;
  const asked = useResource(isWhole ? first : pages({ walletId, page, ...filter }));
  if (!isWhole)
    return { items: asked.data?.items, total: asked.data?.total ?? 0, error: asked.error };
  const found = data?.items.filter(matches(filter));
  const items = found && orderAccounts(found, order);
  return { items, total: items?.length ?? 0, error };
}

function matches({ search, network, isArchived }: AccountFilter): (account: Account) => boolean {
  const wanted = search.toLowerCase();
  return (account) =>
    account.isArchived === isArchived &&
    (network === null || account.blockchainNetwork === network) &&
    account.name.toLowerCase().includes(wanted);
}
