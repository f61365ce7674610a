import { checkSeedPhrase, englishWords } from '@billfold/core';
import { fieldRefused } from '../platform/field-refused.ts';
import { fill, type RefusalText } from '../refusal-texts/refusal-text.ts';

/**
 * Parses a phrase to import and normalizes it. Faults are reported by position: an answer must not
 * contain a word of it.
 * @throws {ApiError} 400 SEED_PHRASE_INVALID
 */
export function readImportedPhrase(text: string): string {
  const check = checkSeedPhrase(text, englishWords());
  switch (check.outcome) {
    case 'valid':
      return check.phrase;
    case 'word_count':
    case 'length':
      throw refused(
        fill('A seed phrase has 12, 15, 18, 21 or 24 words. This one has {count}.', {
          count: check.count,
        }),
      );
    case 'unknown_words': {
      const positions = check.words.map((word) => word.position);
      const list = { positions: positions.join(', ') };
      throw refused(
        positions.length === 1
          ? fill('Not in the word list: word {positions}.', list)
          : fill('Not in the word list: words {positions}.', list),
      );
    }
    case 'checksum':
      throw refused('Every word is valid, but the phrase is not. Check the order.');
    default:
      return check satisfies never;
  }
}

function refused(message: RefusalText) {
  return fieldRefused('seedPhrase', { code: 'SEED_PHRASE_INVALID', message });
}
