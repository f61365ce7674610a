'use client';
import type { AnyBillfoldError } from '@billfold/core';
import { selectWallet } from '@billfold/core/flows';
import { useEffect, useMemo } from 'react';
import { useWallet } from '../context/wallet-context.ts';
import { useResource } from '../state/use-store.ts';
import { nothing, type Query } from './query.ts';

export interface NeededWallet {
  /** Null while it is not known, and where there is none. */
  readonly walletId: string | null;
  /** Why there is none; `none` where no wallet is activated. */
  readonly problem: AnyBillfoldError | 'none' | null;
  readonly retry: () => void;
}

/**
 * Returns the selected wallet for a part that needs one. If none is selected, the wallets
 * are loaded now, and the stored one is selected, else the first (R-WAL-05). By itself, so that a
 * page with triggers alone asks for nothing.
 */
export function useNeededWallet(): NeededWallet {
  const { client, walletId, adoptWallet } = useWallet();
  const { wallets } = client.resources;
  const { data, error = null } = useResource(adoptWallet === null ? nothing : wallets);
  const stored = client.platform.storage.get('walletId');
  const found = data && selectWallet(data.items, stored, { embedded: false });
  const foundId = found?.id;
  useEffect(() => {
    if (foundId !== undefined) adoptWallet?.(foundId);
  }, [foundId, adoptWallet]);
  const retry = (): void => void wallets.refresh();
  if (found === undefined) return { walletId, problem: error, retry };
  return { walletId, problem: found === null ? 'none' : null, retry };
}

/** Returns `query`, or the failure to load the wallets while no wallet is selected. */
export function useQueryOf<T>(wallet: NeededWallet, query: Query<T>): Query<T> {
  const { walletId, problem } = wallet;
  return useMemo(() => {
    if (walletId !== null || problem === null || problem === 'none') return query;
    return { status: 'failed', data: undefined, error: problem };
  }, [walletId, problem, query]);
}
