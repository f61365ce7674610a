'use client';
import type { AnyBillfoldError, BillfoldClient } from '@billfold/core';
import type { Notifications, SignLocally } from '@billfold/core/flows';
import { createContext, useContext } from 'react';
import type { createDialogRequests } from './dialog-requests.ts';
import type { LayerStack } from './layer-stack.ts';
import type { NavigationAdapter } from './navigation.ts';
import type { ProvidedTexts } from './provided-texts.ts';
import type { RecentChoices } from './recent-choices.ts';
import type { SecretEntry } from './secret-entry.ts';
import type { ShadowStyles } from './shadow-styles.ts';
import type { StepUp } from './step-up.ts';
import type { Ticker } from './ticker.ts';
import type { WalletEvent } from './wallet-event.ts';
import type { Features } from './wallet-provider-props.ts';

/** Context value of one provider. */
export interface WalletContextValue {
  readonly client: BillfoldClient;
  readonly texts: ProvidedTexts;
  readonly navigation: NavigationAdapter | null;
  readonly notifications: Notifications;
  readonly layers: LayerStack;
  /** Dialogs that are asked for by a call. */
  readonly dialogs: ReturnType<typeof createDialogRequests>;
  readonly choices: RecentChoices;
  readonly ticker: Ticker;
  /** Dialog that asks for proof of identity. */
  readonly stepUp: StepUp;
  /** Signs the user out and in again; null where the host has no way to. */
  readonly signInAgain: (() => void) | null;
  readonly features: Features;
  readonly secretEntry: SecretEntry;
  readonly publishableKey: string | null;
  /** Signer of this device; undefined where the server signs. */
  readonly signLocally: SignLocally | undefined;
  readonly walletId: string | null;
  /**
   * Selects a wallet where the user has chosen none; null where one is selected, or the host
   * keeps the selection.
   */
  readonly adoptWallet: ((walletId: string) => void) | null;
  /** Style sheets of the shadow tree, which each dialog adds its own to; null without a tree. */
  readonly styles: ShadowStyles | null;
  /** The page that we stand on; null on the server and while its answer is hydrated. */
  readonly page: Document | null;
  readonly selectWallet: (walletId: string) => void;
  readonly emit: (event: WalletEvent) => void;
  readonly reportError: (error: AnyBillfoldError) => void;
}

export const WalletContext = createContext<WalletContextValue | null>(null);

/** @throws {Error} outside a provider */
export function useWallet(): WalletContextValue {
  const value = useContext(WalletContext);
  if (!value)
    throw new Error(
      'This part of Billfold stands outside <WalletProvider>, so it has no client and no texts. Put a <WalletProvider client={…}> around it.',
    );
  return value;
}
