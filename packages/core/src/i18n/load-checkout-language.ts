import { matchLocale } from './match-locale.ts';
import type { PartialMessages } from './text-areas.ts';

const catalogues = import.meta.glob<PartialMessages>('./locales/*/checkout-catalogue.ts', {
  import: 'checkoutCatalogue',
});

/**
 * Loads the texts of the checkout page in the offered language that fits `locale`. Returns undefined for
 * English and for a language that is not offered. Rejects where the file cannot be loaded.
 */
export async function loadCheckoutLanguage(locale: string): Promise<PartialMessages | undefined> {
  return catalogues[`./locales/${matchLocale([locale])}/checkout-catalogue.ts`]?.();
}
