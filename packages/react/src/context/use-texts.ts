'use client';
import {
  createLocaleTexts,
  createTextAreas,
  loadBuiltInTexts,
  type MessageKey,
  providerTexts,
  type TextArea,
  type TextAreas,
} from '@billfold/core/i18n';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useLatest } from '../state/use-latest.ts';
import type { ProvidedTexts } from './provided-texts.ts';
import { useWallet } from './wallet-context.ts';
import type { WalletProviderProps } from './wallet-provider-props.ts';

/**
 * Brings the English texts that everything beneath is drawn with, and their translation once it is
 * there. Called at the top of a part that is loaded by itself, so that its texts come with it.
 */
export function useTexts(...areas: readonly TextArea[]): void {
  const { texts } = useWallet();
  // Adding is idempotent, and has to come before the children are drawn.
  for (const area of areas) texts.areas.add(area);
  useEffect(() => {
    for (const area of areas) texts.load(area);
  });
}

export function useProvidedTexts(props: WalletProviderProps): ProvidedTexts {
  const { locale = 'en', messages, loadMessages, client } = props;
  const latest = useLatest({ loadMessages, logger: client.platform.logger });
  const [areas] = useState(createFirstAreas);
  const loaded = useMemo(
    () =>
      createLocaleTexts(
        locale,
        async (tag, area) =>
          (await latest.current.loadMessages?.(tag, area)) ?? (await loadBuiltInTexts(tag, area)),
      ),
    [locale, latest],
  );
  const load = useMemo(
    () => (area: TextArea) => {
      loaded.load(area).catch((error: unknown) => {
        const detail = { locale, area: area.name, reason: String(error) };
        latest.current.logger.warn('Texts could not be loaded and stay English.', detail);
      });
    },
    [loaded, locale, latest],
  );
  useEffect(() => areas.list().forEach(load), [areas, load]);
  const texts = useSyncExternalStore(loaded.subscribe, loaded.get, loaded.get);
  return useMemo(() => {
    const find = (key: MessageKey): string =>
      messages?.[key] ?? texts[key] ?? areas.find(key) ?? key;
    const isTranslated = messages !== undefined || Object.keys(texts).length > 0;
    return { locale, textLocale: isTranslated ? locale : 'en', find, areas, load };
  }, [locale, messages, texts, areas, load]);
}

function createFirstAreas(): TextAreas {
  const areas = createTextAreas();
  areas.add(providerTexts);
  return areas;
}
