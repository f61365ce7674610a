import { checkSeedPhrase } from './check-seed-phrase.ts';
import { englishWords } from './english-words.ts';

/**
 * Whether `text` is a seed phrase: 12, 15, 18, 21 or 24 English words with a right checksum, however
 * it is capitalised and spaced. Brings the word list (14 KB) into a bundle; where it is loaded only
 * when needed, `checkSeedPhrase` takes it as an argument and says what is wrong.
 * @see BIP-39
 */
export function validateSeedPhrase(text: string): boolean {
  return checkSeedPhrase(text, englishWords()).outcome === 'valid';
}
