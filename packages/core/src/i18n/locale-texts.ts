import { createStore } from '../state/store.ts';
import type { TextArea } from './text-area.ts';
import type { PartialMessages } from './text-areas.ts';

/** Loads the texts of `area` in `locale`; null if there are none, which keeps the English ones. */
export type LoadTexts = (locale: string, area: TextArea) => Promise<PartialMessages | null>;

export interface LocaleTexts {
  /** Messages loaded so far. */
  get(): PartialMessages;
  subscribe(listener: () => void): () => void;
  /** Loads the area once, and again only after a failure. Rejects with the error of loading. */
  load(area: TextArea): Promise<void>;
}

/**
 * Creates the texts of one locale, which are loaded area by area. Keys without a text fall back to
 * English.
 * @example
 * const texts = createLocaleTexts('de', async (locale, area) => {
 *   const response = await fetch(`/texts/${locale}/${area.name}.json`);
 *   return response.ok ? response.json() : null;
 * });
 * await texts.load(sendTexts);
 * console.log(texts.get()['send.title']);
 */
export function createLocaleTexts(locale: string, load: LoadTexts): LocaleTexts {
  const store = createStore<{ readonly texts: PartialMessages }>(() => ({ texts: {} }));
  const asked = new Set<TextArea>();
  return {
    get: () => store.get().texts,
    subscribe: store.subscribe,
    load: async (area) => {
      if (asked.has(area)) return;
      asked.add(area);
      try {
        const texts = await load(locale, area);
        if (texts !== null) store.set({ texts: { ...store.get().texts, ...texts } });
      } catch (error) {
        asked.delete(area);
        throw error;
      }
    },
  };
}

/**
 * Loads the texts of the built-in locales: English, which each part includes, and two
 * pseudo-locales that test a layout: `en-XA` (accented and longer) and `ar-XB` (right to left).
 * @example
 * const texts = createLocaleTexts('en-XA', loadBuiltInTexts);
 * await texts.load(sendTexts);
 */
export const loadBuiltInTexts: LoadTexts = async (locale, area) => {
  if (!/^(en-XA|ar-XB)$/.test(locale)) return null;
  const { pseudoTexts } = await import('./pseudo-locales.ts');
  return pseudoTexts(locale, area.english);
};
