'use client';
import { parseAmount } from '@billfold/core';
import type { Account, Page, WalletStatistics } from '@billfold/core/contract';
import { accountValue } from '@billfold/core/flows';
import { useState } from 'react';
import { useStatistics } from '../../query/use-statistics.ts';
import { useResource } from '../../state/use-store.ts';
import { useLoadedSettings } from '../parts/use-kept-settings.ts';
import { useWalletId } from '../parts/use-wallet-id.ts';

/** Order by value that a wallet was found in. */
interface FoundOrder {
  readonly walletId: string;
  readonly ids: readonly string[];
}

/**
 * Returns the ids of accounts in the order in which they are shown: that of the user, or by value, highest
 * first, until there is one. Empty, for the order of the service, until both are known and where not all
 * accounts came with one answer. Values that change later move nothing under the hand of the user.
 */
export function useShownOrder(accounts: Page<Account> | undefined): readonly string[] {
  const walletId = useWalletId();
  const settings = useLoadedSettings();
  const statistics = useResource(useStatistics(walletId));
  const [found, setFound] = useState<FoundOrder | null>(null);
  const kept = found?.walletId === walletId ? found.ids : null;
  const isSettled = settings.status !== 'pending' && statistics.status !== 'pending';
  const isWhole = accounts !== undefined && accounts.total <= accounts.items.length;
  if (kept === null && isSettled && isWhole)
    setFound({ walletId, ids: idsByValue(accounts.items, statistics.data) });
  const chosen = settings.data?.accountOrder ?? [];
  return chosen.length > 0 ? chosen : (kept ?? []);
}

/** Accounts without a known value come last; ties keep their order. */
function idsByValue(
  accounts: readonly Account[],
  statistics: WalletStatistics | undefined,
): readonly string[] {
  return accounts
    .map((account) => ({ id: account.id, value: knownValue(account, statistics) }))
    .toSorted((a, b) => (a.value === b.value ? 0 : a.value < b.value ? 1 : -1))
    .map(({ id }) => id);
}

/** Value in US cents; of the native asset alone while the price of a token is unknown. */
function knownValue(account: Account, statistics: WalletStatistics | undefined): bigint {
  const { fiatBalance } = account;
  return (
    accountValue(account, statistics) ?? (fiatBalance === null ? -1n : parseAmount(fiatBalance, 2))
  );
}
