'use client';
import type { Wallet } from '@billfold/core/contract';
import { useMemo } from 'react';
import { useClient, useSelectedWallet } from '../context/use-provided.ts';
import { useResource } from '../state/use-store.ts';
import { mapQuery, type Query } from './query.ts';
import { useNeededWallet } from './use-needed-wallet.ts';

/** Wallets of the user, and the selection of one. */
export type Wallets = Query<readonly Wallet[]> & {
  /** The one that screens and dialogs work on; null while it is not known, or not among them. */
  readonly selected: Wallet | null;
  /** Selects a wallet for this provider; with a controlled `walletId` it calls `onWalletChange` only. */
  readonly select: (walletId: string) => void;
};

/**
 * The wallets of the person who is signed in, and which of them is selected.
 * @example
 * const { data = [], selected, select } = useWallets();
 */
export function useWallets(): Wallets {
  const { resources } = useClient();
  const { walletId } = useNeededWallet();
  const { selectWallet } = useSelectedWallet();
  const state = useResource(resources.wallets);
  return useMemo(() => {
    const query = mapQuery(state, ({ items }) => items);
    const selected = query.data?.find(({ id }) => id === walletId) ?? null;
    return { ...query, selected, select: selectWallet };
  }, [state, walletId, selectWallet]);
}
