import type { RefusalText } from './refusal-text.ts';
import { isSentence } from './sentences.ts';

/**
 * Returns the words of a code as a title: INVALID_CREDENTIALS is "Invalid credentials". A code whose words are no
 * sentence of the catalogue reads "This did not work" in other languages.
 */
export function titleText(code: string): RefusalText {
  const words = code.replaceAll('_', ' ').toLowerCase();
  const title = `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  if (isSentence(title)) return title;
  return { sentence: 'This did not work', values: {}, english: title };
}
