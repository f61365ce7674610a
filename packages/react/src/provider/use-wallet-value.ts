'use client';
import type { AnyBillfoldError, BillfoldClient } from '@billfold/core';
import { createNotifications } from '@billfold/core/flows';
import { type RefObject, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { createDialogRequests } from '../context/dialog-requests.ts';
import { createLayerStack } from '../context/layer-stack.ts';
import { createRecentChoices } from '../context/recent-choices.ts';
import { defaultSecretEntry } from '../context/secret-entry.ts';
import { createShadowStyles } from '../context/shadow-styles.ts';
import { createStepUp } from '../context/step-up.ts';
import { createTicker } from '../context/ticker.ts';
import { useProvidedTexts } from '../context/use-texts.ts';
import type { WalletContextValue } from '../context/wallet-context.ts';
import type { WalletEvent } from '../context/wallet-event.ts';
import type { Features, WalletProviderProps } from '../context/wallet-provider-props.ts';
import { useLatest } from '../state/use-latest.ts';
import { useMistakeReport } from './use-mistake-report.ts';

/** Parts of the context value that the provider has made before. */
export interface WalletValueParts {
  /** Node of the provider on the page; null before it is mounted. */
  readonly root: HTMLElement | null;
  readonly features: Features;
}

/** Builds the context value of a provider. */
export function useWalletValue(
  props: WalletProviderProps,
  { root, features }: WalletValueParts,
): WalletContextValue {
  const { navigation = null, onSignInAgain: signInAgain = null } = props;
  const { publishableKey = null, signLocally } = props;
  const instance = useInstance(props.client);
  const texts = useProvidedTexts(props);
  const [chosenId, setChosenId] = useState(props.defaultWalletId ?? null);
  const walletId = props.walletId === undefined ? chosenId : props.walletId;
  const adoptWallet = props.walletId === undefined && chosenId === null ? setChosenId : null;
  const shownPage = useShownPage();
  const page = (root ?? props.container)?.ownerDocument ?? shownPage;
  const secretEntry =
    props.secretEntry ?? defaultSecretEntry(props.client.baseUrl, page?.defaultView?.location);
  const wasSignedIn = useWasSignedIn(props.client);
  const reportMistake = useMistakeReport(props.client, wasSignedIn);
  const [shadowStyles] = useState(createShadowStyles);
  const bringsStyles = props.isolation === 'shadow' && props.styleSheet === undefined;
  const styles = bringsStyles ? shadowStyles : null;
  const latest = useLatest(props);
  const handlers = useMemo(
    () => ({
      selectWallet: (id: string) => {
        setChosenId(id);
        latest.current.onWalletChange?.(id);
      },
      emit: (event: WalletEvent) => latest.current.onEvent?.(event),
      reportError: (error: AnyBillfoldError) => {
        reportMistake(error);
        latest.current.onError?.(error);
        latest.current.onEvent?.({ type: 'error', error });
      },
    }),
    [latest, reportMistake],
  );
  return useMemo(
    () => ({
      ...instance,
      ...handlers,
      texts,
      navigation,
      features,
      secretEntry,
      publishableKey,
      signLocally,
      signInAgain,
      walletId,
      adoptWallet,
      styles,
      page,
    }),
    [
      instance,
      handlers,
      texts,
      navigation,
      features,
      secretEntry,
      publishableKey,
      signLocally,
      signInAgain,
      walletId,
      adoptWallet,
      styles,
      page,
    ],
  );
}

interface Instance
  extends Pick<
    WalletContextValue,
    'client' | 'notifications' | 'layers' | 'dialogs' | 'choices' | 'ticker' | 'stepUp'
  > {}

function createInstance(client: BillfoldClient): Instance {
  return {
    client,
    notifications: createNotifications(client.platform),
    layers: createLayerStack(),
    dialogs: createDialogRequests(),
    choices: createRecentChoices(),
    ticker: createTicker(client.platform),
    stepUp: createStepUp(),
  };
}

/** Creates the state that belongs to a client; another client gets its own. */
function useInstance(client: BillfoldClient): Instance {
  const [instance, setInstance] = useState(() => createInstance(client));
  if (instance.client !== client) setInstance(createInstance(client));
  useEffect(() => instance.notifications.clear, [instance]);
  return instance;
}

/**
 * Returns the page of the browser, so that a provider that is drawn by scripts alone is drawn once. Null on the server
 * and while its answer is hydrated, which must agree.
 */
function useShownPage(): Document | null {
  return useSyncExternalStore(
    neverChanges,
    () => globalThis.document,
    () => null,
  );
}

const neverChanges = () => () => undefined;

/** Tracks whether the session was ever there: one that never was cannot end. */
function useWasSignedIn(client: BillfoldClient): Readonly<RefObject<boolean>> {
  const wasSignedIn = useRef(false);
  useEffect(() => {
    wasSignedIn.current = false;
    return client.on('session-changed', ({ signedIn }) => {
      if (signedIn) wasSignedIn.current = true;
    });
  }, [client]);
  return wasSignedIn;
}
