import { checkSeedPhrase, englishWords } from '@billfold/core';
import { fieldRefused } from '../field-refused.ts';

/**
 * A phrase to import, normalised. What is wrong with it is told by position: no word of it may
 * stand in an answer.
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
      throw refused('These words are valid but do not form a seed phrase. Check the order.');
    default:
      return check satisfies never;
  }
}

function refused(message: string) {
  return fieldRefused('seedPhrase', { code: 'SEED_PHRASE_INVALID', message });
}
