'use client';
import type { Account, Page, Transaction, WalletStatistics } from '@billfold/core/contract';
import { isUnconfirmed, type ResourceState } from '@billfold/core/flows';
import { useCallback } from 'react';
import { useClient } from '../../context/use-provided.ts';
import { useStatistics } from '../../query/use-statistics.ts';
import { useResource } from '../../state/use-store.ts';
import { useLive } from './use-live.ts';
import { useNotifyFailure } from './use-notify-failure.ts';

export interface WalletData {
  readonly accounts: ResourceState<Page<Account>>;
  readonly transactions: ResourceState<Page<Transaction>>;
  readonly statistics: ResourceState<WalletStatistics>;
  /** Reloads them; one function until another wallet is selected. */
  readonly refresh: () => void;
}

/** Loads holdings and transactions of the selected wallet, and polls them while the page is visible. */
export function useWalletData(walletId: string): WalletData {
  const { resources } = useClient();
  const accounts = resources.accounts(walletId);
  const transactions = resources.transactions(walletId);
  const statistics = useStatistics(walletId);
  const data = {
    accounts: useResource(accounts),
    transactions: useResource(transactions),
    statistics: useResource(statistics),
  };
  useNotifyFailure(data.accounts);
  useNotifyFailure(data.transactions);
  useNotifyFailure(data.statistics);
  const load = useCallback(
    () => Promise.all([accounts.refresh(), transactions.refresh(), statistics.refresh()]),
    [accounts, transactions, statistics],
  );
  const refresh = useCallback(() => void load(), [load]);
  useLive(walletId, {
    refresh: load,
    changesWithBlocks: () => transactions.get().data?.items.some(isUnconfirmed) ?? false,
  });
  return { ...data, refresh };
}
