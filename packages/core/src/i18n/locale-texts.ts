import { createStore } from '../state/store.ts';
import type { TextArea } from './text-area.ts';
import type { PartialMessages } from './text-areas.ts';

/** Texts of `area` in `locale`; null where there are none, and the English ones then stand. */
export type LoadTexts = (locale: string, area: TextArea) => Promise<PartialMessages | null>;

export interface LocaleTexts {
  /** Messages loaded so far. */
  get(): PartialMessages;
  subscribe(listener: () => void): () => void;
  /** Loads the area once; again only after it failed. Rejects as `load` does. */
  load(area: TextArea): Promise<void>;
}

/** The texts of one locale, which come area by area. */
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
 * The locales that come with the product: English, which each part brings along, and two that are
 * made from it to test a layout: `en-XA`, accented and longer, and `ar-XB`, right to left.
 */
export const loadBuiltInTexts: LoadTexts = async (locale, area) => {
  if (!/^(en-XA|ar-XB)$/.test(locale)) return null;
  const { pseudoTexts } = await import('./pseudo-locales.ts');
  return pseudoTexts(locale, area.english);
};
