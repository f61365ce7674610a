'use client';
import { type AnyBillfoldError, type BillfoldClient, createNotifications } from '@billfold/core';
import { useEffect, useMemo, useState } from 'react';
import { createDialogRequests } from './dialog-requests.ts';
import { createLayerStack } from './layer-stack.ts';
import { defaultSecretEntry } from './secret-entry.ts';
import { createTicker } from './ticker.ts';
import { useLatest } from './use-latest.ts';
import { useProvidedTexts } from './use-texts.ts';
import type { WalletContextValue } from './wallet-context.ts';
import type { WalletEvent } from './wallet-event.ts';
import type { WalletProviderProps } from './wallet-provider-props.ts';

const allFeatures = {};

/** What a provider with `props` gives; `root` is its node on the page, null until it is there. */
export function useWalletValue(
  props: WalletProviderProps,
  root: HTMLElement | null,
): WalletContextValue {
  const { navigation = null, features = allFeatures } = props;
  const instance = useInstance(props.client);
  const texts = useProvidedTexts(props);
  const [chosenId, setChosenId] = useState(props.defaultWalletId ?? null);
  const walletId = props.walletId === undefined ? chosenId : props.walletId;
  const adoptWallet = props.walletId === undefined && chosenId === null ? setChosenId : null;
  const page = root?.ownerDocument ?? null;
  const secretEntry =
    props.secretEntry ?? defaultSecretEntry(props.client.baseUrl, page?.defaultView?.location);
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
    () => ({
      ...instance,
      ...handlers,
      texts,
      navigation,
      features,
      secretEntry,
      walletId,
      adoptWallet,
      page,
    }),
    [instance, handlers, texts, navigation, features, secretEntry, walletId, adoptWallet, page],
  );
}

interface Instance
  extends Pick<WalletContextValue, 'client' | 'notifications' | 'layers' | 'dialogs' | 'ticker'> {}

function createInstance(client: BillfoldClient): Instance {
  return {
    client,
    notifications: createNotifications(client.platform),
    layers: createLayerStack(),
    dialogs: createDialogRequests(),
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
