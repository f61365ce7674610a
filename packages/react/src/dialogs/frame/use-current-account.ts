'use client';
import type { Account } from '@billfold/core/contract';
import { useContext, useEffect } from 'react';
import { LiveContext } from '../../context/live-context.ts';
import { useClient, useSelectedWallet } from '../../context/use-provided.ts';
import { useStore } from '../../state/use-store.ts';

/**
 * Returns the newest known state of an account that a dialog loaded when it opened. Makes a call only
 * when an outage of its network begins or ends.
 */
export function useCurrentAccount(account: Account): Account {
  const { resources } = useClient();
  const live = useContext(LiveContext);
  const accounts = resources.accounts(useSelectedWallet().walletId ?? '');
  const network = account.blockchainNetwork;
  useEffect(
    () =>
      live?.listen((update) => {
        if (update.type === 'network-status' && update.network === network) void accounts.refresh();
      }),
    [live, accounts, network],
  );
  const { data } = useStore(accounts);
  const loaded = data?.items.find(({ id }) => id === account.id);
  return loaded && loaded.asOf >= account.asOf ? loaded : account;
}
