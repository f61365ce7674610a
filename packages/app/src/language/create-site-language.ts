import type { User } from '@billfold/core/contract';
import { createLanguage, type Language, type LanguageOptions } from '@billfold/core/internal';
import { matchLocale } from '@billfold/core/locales';
import type { TabText } from '../session/tab-text.ts';

export interface SiteLanguageOptions extends LanguageOptions {
  readonly user: {
    get(): { readonly data?: User | undefined };
    subscribe(listener: () => void): () => void;
  };
  /** Languages that the browser prefers, most wanted first. */
  readonly browserLanguages: readonly string[];
  /** Brings the last language back after a reload, before the user is loaded. */
  readonly tab?: TabText | undefined;
}

/** Locale of users who have chosen none. */
const notChosen = 'en';

/**
 * Creates the language of the site: the user's choice, else the best offered one of the browser. The
 * service gives every new user the locale `en`, so chosen English is stored as `en-GB`.
 */
export function createSiteLanguage(
  options: SiteLanguageOptions,
): Pick<Language, 'get' | 'subscribe'> {
  const { user, browserLanguages, tab } = options;
  const language = createLanguage(options);
  const kept = tab?.read() ?? null;
  language.show(matchLocale(kept === null ? browserLanguages : [kept]));
  user.subscribe(() => {
    const wanted = user.get().data?.locale;
    if (wanted === undefined) return;
    const tag = matchLocale(wanted === notChosen ? browserLanguages : [wanted]);
    tab?.write(tag);
    language.show(tag);
  });
  return language;
}

/** Returns the locale to store with a user who chose the language `tag`. */
export function chosenLocale(tag: string): string {
  return tag === notChosen ? 'en-GB' : tag;
}
