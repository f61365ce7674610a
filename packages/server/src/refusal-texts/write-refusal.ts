import { createMessageFormat } from '@billfold/core/internal';
import type { RefusalText, RefusalTexts, RefusalValue } from './refusal-text.ts';
import type { RefusalRule } from './rules.ts';
import type { RefusalSentence } from './sentences.ts';

/** Translations of all texts of refusals, by their English. */
export type RefusalCatalogue = Readonly<Record<RefusalSentence | RefusalRule, string>>;

/** Texts of a refusal in one language. */
export interface WrittenRefusal {
  readonly message: string;
  readonly errors: readonly string[];
  readonly fields: Readonly<Record<string, readonly string[]>>;
}

/** Language in which refusals are answered. */
export interface RefusalLanguage {
  /** Tag of an offered language. */
  readonly tag: string;
  /** Returns a text with its places filled. */
  readonly text: (text: RefusalText) => string;
  /** Returns all that people read of a refusal. */
  readonly refusal: (texts: RefusalTexts) => WrittenRefusal;
}

/** Creates a language from its catalogue; English has none, as its sentences are the names of all others. */
export function createRefusalLanguage(
  tag: string,
  catalogue: RefusalCatalogue | null,
): RefusalLanguage {
  const format = createMessageFormat(tag);
  const write = (text: RefusalText): string => {
    if (typeof text === 'string') return catalogue?.[text] ?? text;
    if (catalogue === null && text.english !== undefined) return text.english;
    const values = Object.entries(text.values).map(([place, value]) => [place, written(value)]);
    return format(catalogue?.[text.sentence] ?? text.sentence, Object.fromEntries(values));
  };
  const written = (value: RefusalValue): string | number =>
    typeof value === 'object' ? write(value) : value;
  return {
    tag,
    text: write,
    refusal: ({ title, errors, fields }) => ({
      message: write(title),
      errors: errors.map(write),
      fields: Object.fromEntries(
        Object.entries(fields).map(([name, texts]) => [name, texts.map(write)]),
      ),
    }),
  };
}

/** English, in which logs and programs read refusals. */
export const englishRefusals = createRefusalLanguage('en', null);
