import { isEnglish } from '../money/is-english.ts';
import { isLocale } from './direction.ts';
import { languages } from './languages.ts';

/**
 * Returns the tag of the first wanted language that is offered, `en` where none is. Looks tags up as
 * RFC 4647 section 3.4 does, and compares the likely script of a tag (UTS 35) where the lookup would
 * end: `zh-CN` is `zh-Hans`, `zh-TW` is not, and `pt` is `pt-BR`. Ignores malformed tags.
 * @example
 * matchLocale(['ja-JP', 'en']); // 'ja'
 * matchLocale(['zh-TW']); // 'en'
 */
export function matchLocale(wanted: readonly string[]): string {
  for (const range of wanted) {
    // Most readers, and before anything is drawn: the tables of Intl are slow to open.
    if (isEnglish(range)) return 'en';
    const found = languages.find(({ tag }) => tag === range) ?? lookUp(range);
    if (found) return found.tag;
  }
  return 'en';
}

function lookUp(range: string): (typeof languages)[number] | undefined {
  if (!isLocale(range)) return undefined;
  const written = writtenLanguage(range);
  return languages.find(({ tag }) => writtenLanguage(tag) === written);
}

/** Language and script of a tag, such as `zh-Hans`. */
function writtenLanguage(tag: string): string {
  const { language, script } = new Intl.Locale(tag).maximize();
  return `${language}-${script}`;
}
