import { LoadTexts, PartialMessages } from '@billfold/core/i18n';

/** Language that the product is offered in. */
interface Language {
    /** BCP 47 tag, such as `pt-BR`. */
    readonly tag: string;
    /** Name in the language itself, such as `Deutsch`. */
    readonly name: string;
    /** True once a native speaker has reviewed its warnings about money. */
    readonly isReviewed: boolean;
}
/**
 * Languages with a complete catalogue, English first, the others by their names.
 * @example
 * languages.map(({ name }) => name).includes('English'); // true
 */
declare const languages: readonly Language[];

/**
 * Loads every text of the offered language that fits `locale`: one file per language. Returns undefined
 * for English, which each part has with it, and for a language that is not offered. Rejects where the file
 * cannot be loaded.
 * @example
 * const messages = await loadLanguage('de-AT'); // for `messages` of the provider
 */
declare function loadLanguage(locale: string): Promise<PartialMessages | undefined>;
/**
 * Loads the texts of an area, and those of all others with it, so that no part is drawn in two languages.
 * Made for `loadMessages` of the provider.
 * @example
 * const texts = createLocaleTexts('de', loadCatalogue);
 * await texts.load(sendTexts);
 */
declare const loadCatalogue: LoadTexts;

/**
 * Returns the tag of the first wanted language that is offered, `en` where none is. Looks tags up as
 * RFC 4647 section 3.4 does, and compares the likely script of a tag (UTS 35) where the lookup would
 * end: `zh-CN` is `zh-Hans`, `zh-TW` is not, and `pt` is `pt-BR`. Ignores malformed tags.
 * @example
 * matchLocale(['ja-JP', 'en']); // 'ja'
 * matchLocale(['zh-TW']); // 'en'
 */
declare function matchLocale(wanted: readonly string[]): string;

export { languages, loadCatalogue, loadLanguage, matchLocale };
export type { Language };
