'use client';
import type { EmbedSettings } from '@billfold/core/contract';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Features, WalletProviderProps } from '../context/wallet-provider-props.ts';

/** Embed settings of a business as a provider applies them, under what its host has set. */
export interface AppliedEmbedSettings {
  /** Undefined without colors of the business. */
  readonly colors: EmbedSettings['colors'] | undefined;
  /** Scheme of a provider whose host names none: the colors are chosen on the light palette. */
  readonly colorScheme: 'light' | 'system';
  readonly features: Features;
  /** The server does not know the publishable key. */
  readonly isUnknown: boolean;
}

const none = {};

/** Loads the embed settings of the provider's publishable key, unless its host brings them. */
export function useEmbedSettings(props: WalletProviderProps): AppliedEmbedSettings {
  const { embedSettings, features = none } = props;
  const { loaded, isUnknown } = useLoadedSettings(props);
  const settings = embedSettings === undefined ? loaded : embedSettings;
  return useMemo(() => {
    if (settings === null) return { colors: undefined, colorScheme: 'system', features, isUnknown };
    const { colors, disableCreateAccountButton } = settings;
    const hasColors = Object.keys(colors).length > 0;
    return {
      colors: hasColors ? colors : undefined,
      colorScheme: hasColors ? 'light' : 'system',
      features: { createAccount: !disableCreateAccountButton, ...features },
      isUnknown,
    };
  }, [settings, features, isUnknown]);
}

interface LoadedSettings extends Pick<AppliedEmbedSettings, 'isUnknown'> {
  /** Null while they load, without an answer, and where nothing is to be loaded. */
  readonly loaded: EmbedSettings | null;
}

function useLoadedSettings(props: WalletProviderProps): LoadedSettings {
  const { client, publishableKey, embedSettings } = props;
  const isWanted = publishableKey !== undefined && embedSettings === undefined;
  const resource = isWanted ? client.resources.embedSettings(publishableKey) : null;
  useEffect(() => void resource?.load(), [resource]);
  const get = () => resource?.get() ?? null;
  const state = useSyncExternalStore(resource?.subscribe ?? neverChanges, get, get);
  const isUnknown = state?.status === 'failed' && state.error.status === 404;
  return { loaded: state?.data ?? null, isUnknown };
}

const neverChanges = () => () => undefined;
