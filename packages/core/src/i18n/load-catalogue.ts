/// <reference types="vite/types/importMeta.d.ts" />
import type { LoadTexts } from './locale-texts.ts';
import { matchLocale } from './match-locale.ts';
import type { PartialMessages } from './text-areas.ts';

const catalogues = import.meta.glob<PartialMessages>('./locales/*/catalogue.ts', {
  import: 'catalogue',
});

/**
 * Loads every text of the offered language that fits `locale`: one file per language. Returns undefined
 * for English, which each part has with it, and for a language that is not offered. Rejects where the file
 * cannot be loaded.
 * @example
 * const messages = await loadLanguage('de-AT'); // for `messages` of the provider
 */
export async function loadLanguage(locale: string): Promise<PartialMessages | undefined> {
  return catalogues[`./locales/${matchLocale([locale])}/catalogue.ts`]?.();
}

/**
 * Loads the texts of an area, and those of all others with it, so that no part is drawn in two languages.
 * Made for `loadMessages` of the provider.
 * @example
 * const texts = createLocaleTexts('de', loadCatalogue);
 * await texts.load(sendTexts);
 */
export const loadCatalogue: LoadTexts = async (locale) => (await loadLanguage(locale)) ?? null;
