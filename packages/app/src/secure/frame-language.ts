import { matchLocale } from '@billfold/core/internal';

/**
 * Returns the offered language of a frame: that of the page around, which the fragment names, as in
 * `#parent=https://shop.example&lang=de`, else the best one of the browser.
 */
export function frameLanguage(hash: string, browserLanguages: readonly string[]): string {
  const around = new URLSearchParams(hash.slice(1)).get('lang');
  return matchLocale(around === null ? browserLanguages : [around]);
}
