import type { AnyBillfoldError, BillfoldClient } from '@billfold/core';
import { selectWallet } from '@billfold/core/flows';
import { useEffect, useSyncExternalStore } from 'react';

/** Wallet of the widget. */
export interface ShownWallet {
  /** Null while it loads. */
  readonly walletId: string | null;
  /** Failure of the load; `none` where the user has no wallet. */
  readonly problem: AnyBillfoldError | 'none' | null;
  readonly retry: () => void;
}

/** Returns the wallet that the page names, else the user's first activated one. */
export function useWalletId(client: BillfoldClient, named: string | undefined): ShownWallet {
  const { wallets } = client.resources;
  const state = useSyncExternalStore(wallets.subscribe, wallets.get, wallets.get);
  useEffect(() => {
    if (named === undefined) void wallets.load();
  }, [named, wallets]);
  const retry = () => {
    wallets.reset();
    void wallets.load();
  };
  if (named !== undefined) return { walletId: named, problem: null, retry };
  if (state.status === 'failed') return { walletId: null, problem: state.error, retry };
  if (state.status === 'pending') return { walletId: null, problem: null, retry };
  const first = selectWallet(state.data.items, null, { embedded: false });
  return { walletId: first?.id ?? null, problem: first === null ? 'none' : null, retry };
}
