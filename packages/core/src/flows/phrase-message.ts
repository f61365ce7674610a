import type { Translate } from '../i18n/translate.ts';
import type { PhraseProblem } from './new-wallet/new-wallet-state.ts';

/**
 * Returns the sentence about a refused seed phrase. `wordCount` is the number of words to enter.
 * @example
 * phraseMessage({ reason: 'word_count' }, 12, createTranslate()); // 'Enter all 12 words'
 */
export function phraseMessage(
  problem: PhraseProblem,
  wordCount: number,
  translate: Translate,
): string {
  switch (problem.reason) {
    case 'word_count':
    case 'length':
      return translate('seedPhrase.problem.count', { count: wordCount });
    case 'checksum':
      return translate('seedPhrase.problem.checksum');
    case 'mismatch':
      return translate('seedPhrase.problem.mismatch');
    case 'unknown_words':
      return translate('seedPhrase.problem.unknown', { positions: problem.positions.join(', ') });
    default:
      problem satisfies never;
      return '';
  }
}

/**
 * Returns the positions of unknown words, from 1 on; empty for every other problem.
 * @example
 * unknownPositions({ reason: 'unknown_words', positions: [3, 7] }); // [3, 7]
 * unknownPositions({ reason: 'checksum' }); // []
 */
export function unknownPositions(problem: PhraseProblem | null): readonly number[] {
  return problem?.reason === 'unknown_words' ? problem.positions : [];
}
