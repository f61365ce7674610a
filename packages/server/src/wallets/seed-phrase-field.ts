import { checkSeedPhrase, englishWords } from '@billfold/core';
import { fieldRefused } from '../platform/field-refused.ts';

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
      throw refused(`A seed phrase has 12, 15, 18, 21 or 24 words. This one has ${check.count}.`);
    case 'unknown_words': {
      const positions = check.words.map((word) => word.position);
      const which = positions.length === 1 ? 'word' : 'words';
      throw refused(`Not in the word list: ${which} ${positions.join(', ')}.`);
    }
    case 'checksum':
      throw refused('Every word is valid, but the phrase is not. Check the order.');
    default:
      return check satisfies never;
  }
}

function refused(message: string) {
  return fieldRefused('seedPhrase', { code: 'SEED_PHRASE_INVALID', message });
}
