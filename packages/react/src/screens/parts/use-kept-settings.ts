'use client';
import type { WalletSettings } from '@billfold/core/contract';
import type { ResourceState } from '@billfold/core/flows';
import { useClient } from '../../context/use-provided.ts';
import { useResource } from '../../state/use-store.ts';
import { useWalletId } from './use-wallet-id.ts';

/** The settings of the selected wallet; undefined until they are known. */
export function useKeptSettings(): WalletSettings | undefined {
  return useLoadedSettings().data;
}

/** Returns a function that reloads the settings of a wallet. */
export function useReloadSettings(): (walletId: string) => Promise<void> {
  const { resources } = useClient();
  return (walletId) => resources.settings(walletId).invalidate();
}

/** Returns the settings with their state: `pending`, `ready` or `failed` with its error. */
export function useLoadedSettings(): ResourceState<WalletSettings> {
  return useResource(useClient().resources.settings(useWalletId()));
}
