'use client';
import type { Resource, ResourceState } from '@billfold/core/flows';
import { useEffect } from 'react';
import { useOnlineReload } from '../state/use-online-reload.ts';
import { useStore } from '../state/use-store.ts';
import { useClient, useSelectedWallet } from './use-provided.ts';
import { useReadsValues } from './use-reads-values.ts';

/** Setting of the selected wallet about prices; `loading` until it is known. */
export type PricesSetting = 'loading' | 'on' | 'off';

/**
 * Returns whether holdings of the selected wallet are valued: its setting, and `off` where the token of the page reads
 * no values.
 */
export function usePrices(): PricesSetting {
  const setting = usePricesSetting();
  return useReadsValues() ? setting : 'off';
}

/** Returns whether the selected wallet loads prices; `on` where its settings cannot be loaded. */
export function usePricesSetting(): PricesSetting {
  const { walletId } = useSelectedWallet();
  const settings = useClient().resources.settings(walletId ?? '');
  useEffect(() => {
    if (walletId !== null) void settings.load();
  }, [settings, walletId]);
  const { status, data } = useStore(settings);
  if (walletId !== null && status === 'pending') return 'loading';
  return data?.loadPrices === false ? 'off' : 'on';
}

/** Returns false for a wallet that is known to load no prices; makes no call. */
export function useShowsPrices(): boolean {
  const { walletId } = useSelectedWallet();
  return useStore(useClient().resources.settings(walletId ?? '')).data?.loadPrices !== false;
}

/** Loads `resource` like `useResource`, but only for a wallet that loads prices; else it is `pending`. */
export function usePricedResource<T>(resource: Resource<T>): ResourceState<T> {
  const prices = usePrices();
  useEffect(() => {
    if (prices === 'on') void resource.load();
  }, [prices, resource]);
  const state = useStore(resource);
  useOnlineReload(resource, state);
  return prices === 'on' ? state : { status: 'pending', data: undefined, error: undefined };
}
