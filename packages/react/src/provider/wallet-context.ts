'use client';
import type { AnyBillfoldError, BillfoldClient, Notifications, Translate } from '@billfold/core';
import { createContext, useContext } from 'react';
import type { LayerStack } from './layer-stack.ts';
import type { NavigationAdapter } from './navigation.ts';
import type { Ticker } from './ticker.ts';
import type { WalletEvent } from './wallet-event.ts';

/** What one provider gives to everything beneath it. */
export interface WalletContextValue {
  readonly client: BillfoldClient;
  readonly translate: Translate;
  readonly navigation: NavigationAdapter | null;
  readonly notifications: Notifications;
  readonly layers: LayerStack;
  readonly ticker: Ticker;
  readonly walletId: string | null;
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
