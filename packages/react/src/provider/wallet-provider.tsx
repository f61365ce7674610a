'use client';
import {
  type AnyBillfoldError,
  type BillfoldClient,
  createNotifications,
  createTranslate,
  type Messages,
} from '@billfold/core';
import { type ReactElement, type ReactNode, useEffect, useMemo, useState } from 'react';
import { createLayerStack } from './layer-stack.ts';
import type { NavigationAdapter } from './navigation.ts';
import { NotificationStack } from './notification-stack.tsx';
import { createTicker } from './ticker.ts';
import { useEscape } from './use-escape.ts';
import { useLatest } from './use-latest.ts';
import { WalletContext, type WalletContextValue } from './wallet-context.ts';
import type { WalletEvent } from './wallet-event.ts';
import { scheme } from './wallet-provider.css.ts';

/** Texts of another locale, or some of ours in other words. */
export type PartialMessages = Readonly<Partial<Messages>>;

export interface WalletProviderProps {
  readonly client: BillfoldClient;
  /** The selected wallet, where the host keeps the selection itself. */
  readonly walletId?: string | null | undefined;
  readonly defaultWalletId?: string | undefined;
  readonly onWalletChange?: ((walletId: string) => void) | undefined;
  /** Set on our own node, never on the page. */
  readonly colorScheme?: 'light' | 'dark' | 'system' | undefined;
  readonly dir?: 'ltr' | 'rtl' | undefined;
  readonly messages?: PartialMessages | undefined;
  readonly navigation?: NavigationAdapter | undefined;
  readonly onEvent?: ((event: WalletEvent) => void) | undefined;
  readonly onError?: ((error: AnyBillfoldError) => void) | undefined;
  readonly children?: ReactNode;
}

/**
 * Gives its children the client, the texts, the colours and the notifications. Draws one node that
 * has no box, and styles nothing of the host's.
 */
export function WalletProvider(props: WalletProviderProps): ReactElement {
  const { colorScheme = 'system', dir, children } = props;
  const value = useWalletValue(props);
  const [root, setRoot] = useState<HTMLElement | null>(null);
  useEscape(root, value.layers);
  return (
    <WalletContext.Provider value={value}>
      <div ref={setRoot} className={scheme} data-billfold-scheme={colorScheme} dir={dir}>
        {children}
        <NotificationStack container={root} />
      </div>
    </WalletContext.Provider>
  );
}

function useWalletValue(props: WalletProviderProps): WalletContextValue {
  const { messages, navigation = null } = props;
  const instance = useInstance(props.client);
  const translate = useMemo(() => createTranslate(messages), [messages]);
  const [chosenId, setChosenId] = useState(props.defaultWalletId ?? null);
  const walletId = props.walletId === undefined ? chosenId : props.walletId;
  const latest = useLatest(props);
  const handlers = useMemo(
    () => ({
      selectWallet: (id: string) => {
        setChosenId(id);
        latest.current.onWalletChange?.(id);
      },
      emit: (event: WalletEvent) => latest.current.onEvent?.(event),
      reportError: (error: AnyBillfoldError) => {
        latest.current.onError?.(error);
        latest.current.onEvent?.({ type: 'error', error });
      },
    }),
    [latest],
  );
  return useMemo(
    () => ({ ...instance, ...handlers, translate, navigation, walletId }),
    [instance, handlers, translate, navigation, walletId],
  );
}

interface Instance
  extends Pick<WalletContextValue, 'client' | 'notifications' | 'layers' | 'ticker'> {}

function createInstance(client: BillfoldClient): Instance {
  return {
    client,
    notifications: createNotifications(client.platform),
    layers: createLayerStack(),
    ticker: createTicker(client.platform),
  };
}

/** What lives as long as the provider shows this client; another client starts afresh. */
function useInstance(client: BillfoldClient): Instance {
  const [instance, setInstance] = useState(() => createInstance(client));
  if (instance.client !== client) setInstance(createInstance(client));
  useEffect(() => instance.notifications.clear, [instance]);
  return instance;
}
