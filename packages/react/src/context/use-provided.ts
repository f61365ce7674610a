'use client';
import type { AnyBillfoldError, BillfoldClient, EmbedScope } from '@billfold/core';
import { hasScope } from '@billfold/core/flows';
import { useSyncExternalStore } from 'react';
import type { NavigationAdapter } from './navigation.ts';
import { useWallet } from './wallet-context.ts';
import type { WalletEvent } from './wallet-event.ts';
import type { FeatureName } from './wallet-provider-props.ts';

/**
 * Returns the client of the nearest provider.
 * @example
 * const client = useClient();
 * await client.wallets.rename(walletId, { name: 'Savings' });
 */
export function useClient(): BillfoldClient {
  return useWallet().client;
}

/**
 * Returns the provider's locale, for `Intl`.
 * @example
 * const numbers = new Intl.NumberFormat(useLocale());
 */
export function useLocale(): string {
  return useWallet().texts.locale;
}

/** Returns the locale of the texts that are drawn: `en` where those of the provider's are not there. */
export function useTextLocale(): string {
  return useWallet().texts.textLocale;
}

/** Returns true unless the token lacks all of these scopes. A token without limits has each. */
export function useScope(...wanted: readonly EmbedScope[]): boolean {
  const { tokenScopes } = useWallet().client;
  const scopes = useSyncExternalStore(tokenScopes.subscribe, tokenScopes.get, tokenScopes.get);
  return hasScope(scopes, ...wanted);
}

/** Returns true for a token without limits, as a signed-in user has. No scope stands in for it. */
export function useIsOwner(): boolean {
  return useScope();
}

/** Returns true where accounts can be added: that takes a secret, which a page of another origin may not ask for. */
export function useCanAddAccounts(): boolean {
  const { secretEntry } = useWallet();
  const isOwner = useIsOwner();
  const canWrite = useScope('accounts:write');
  return isOwner || (canWrite && secretEntry === 'inline');
}

/** Returns true unless the host turned the feature off. */
export function useFeature(name: FeatureName): boolean {
  return useWallet().features[name] ?? true;
}

/**
 * Returns the host's navigation; null without an adapter, and links are then left out.
 * @example
 * const navigation = useNavigation();
 * navigation?.go({ to: 'new-wallet' });
 */
export function useNavigation(): NavigationAdapter | null {
  return useWallet().navigation;
}

/**
 * Returns the wallet that the screens and dialogs use, and a function that selects another.
 * @example
 * const { walletId, selectWallet } = useSelectedWallet();
 */
export function useSelectedWallet(): {
  readonly walletId: string | null;
  readonly selectWallet: (walletId: string) => void;
} {
  const { walletId, selectWallet } = useWallet();
  return { walletId, selectWallet };
}

/** Returns the document of the provider; null on the server and while its answer is hydrated. */
export function usePage(): Document | null {
  return useWallet().page;
}

/**
 * Returns functions that report events and errors to the host.
 * @example
 * const { reportError } = useWalletEvents();
 */
export function useWalletEvents(): {
  readonly emit: (event: WalletEvent) => void;
  readonly reportError: (error: AnyBillfoldError) => void;
} {
  const { emit, reportError } = useWallet();
  return { emit, reportError };
}

/**
 * Returns the time in milliseconds since 1970, updated while the component is mounted. Null on the
 * server and in the first render, which must agree and know neither the user's clock nor time zone.
 * @example
 * const now = useNow();
 * const isPast = now !== null && now > Date.parse('2026-11-20');
 */
export function useNow(): number | null {
  const { ticker } = useWallet();
  return useSyncExternalStore(ticker.subscribe, ticker.get, () => null);
}
