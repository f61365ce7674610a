import { checkSeedPhrase } from './check-seed-phrase.ts';
import { englishWords } from './english-words.ts';

/**
 * Reports whether `text` is a valid seed phrase: 12, 15, 18, 21 or 24 English words with a correct
 * checksum, in any case and spacing. Brings the word list (14 KB) into a bundle; `checkSeedPhrase`
 * takes a list that is loaded on demand, and reports the fault.
 * @see BIP-39
 * @example
 * validateSeedPhrase('abandon ability'); // false
 */
export function validateSeedPhrase(text: string): boolean {
  return checkSeedPhrase(text, englishWords()).outcome === 'valid';
}
