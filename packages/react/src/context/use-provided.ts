'use client';
import type { AnyBillfoldError, BillfoldClient } from '@billfold/core';
import { useSyncExternalStore } from 'react';
import type { NavigationAdapter } from './navigation.ts';
import { useWallet } from './wallet-context.ts';
import type { WalletEvent } from './wallet-event.ts';
import type { FeatureName } from './wallet-provider-props.ts';

/** The client of the nearest provider. */
export function useClient(): BillfoldClient {
  return useWallet().client;
}

/** The provider's locale, for what `Intl` writes. */
export function useLocale(): string {
  return useWallet().texts.locale;
}

/** Returns true unless the host turned the feature off. */
export function useFeature(name: FeatureName): boolean {
  return useWallet().features[name] ?? true;
}

/** How the host moves between screens; null when it gave no adapter, and links are then left out. */
export function useNavigation(): NavigationAdapter | null {
  return useWallet().navigation;
}

/** The wallet that the screens and dialogs work on. */
export function useSelectedWallet(): {
  readonly walletId: string | null;
  readonly selectWallet: (walletId: string) => void;
} {
  const { walletId, selectWallet } = useWallet();
  return { walletId, selectWallet };
}

/** The page that the provider stands on; null on the server and in the first render. */
export function usePage(): Document | null {
  return useWallet().page;
}

/** Tells the host what happened. */
export function useWalletEvents(): {
  readonly emit: (event: WalletEvent) => void;
  readonly reportError: (error: AnyBillfoldError) => void;
} {
  const { emit, reportError } = useWallet();
  return { emit, reportError };
}

/**
 * Milliseconds since 1970, moving while it is shown. Null on the server and in the first render of
 * the page, which have to agree and know neither the reader's clock nor the time zone.
 */
export function useNow(): number | null {
  const { ticker } = useWallet();
  return useSyncExternalStore(ticker.subscribe, ticker.get, () => null);
}
