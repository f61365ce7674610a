import { isMoving, type ResourceState, repeat } from '@billfold/core';
import type { Account, Page, Transaction } from '@billfold/core/contract';
import { useResource, useStore } from '@billfold/react';
import { useEffect } from 'react';
import { useServices } from '../boot/services-context.ts';
import { useNotifyFailure } from '../boot/use-notify-failure.ts';

export interface WalletData {
  readonly accounts: ResourceState<Page<Account>>;
  readonly transactions: ResourceState<Page<Transaction>>;
  readonly refresh: () => void;
}

/** How often one looks again: soon while confirmations are missing, else now and then. */
const restMs = { moving: 3_000, settled: 10_000 } as const;

/** Accounts and transactions of the selected wallet, kept up to date while the page is in sight. */
export function useWalletData(walletId: string): WalletData {
  const { client } = useServices();
  const accounts = client.resources.accounts(walletId);
  const transactions = client.resources.transactions(walletId);
  const data = { accounts: useResource(accounts), transactions: useResource(transactions) };
  useNotifyFailure(data.accounts);
  useNotifyFailure(data.transactions);
  useEffect(() => {
    const refresh = async (): Promise<void> => {
      if (document.visibilityState === 'hidden') return;
      await Promise.all([accounts.refresh(), transactions.refresh()]);
    };
    const stop = repeat({
      schedule: client.platform.schedule,
      restMs: () =>
        transactions.get().data?.items.some(isMoving) ? restMs.moving : restMs.settled,
      task: refresh,
    });
    const onReturn = (): void => void refresh();
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [accounts, transactions, client]);
  return {
    ...data,
    refresh: () => {
      void accounts.refresh();
      void transactions.refresh();
    },
  };
}

/** The selected wallet; the guard lets no screen be drawn without one. */
export function useWalletId(): string {
  const { walletId } = useStore(useServices().session);
  return walletId ?? '';
}
