import { checkSeedPhrase, ValidationError } from '@billfold/core';
import { entropyToMnemonic, mnemonicToEntropy } from '@scure/bip39';
import { wordlist } from '@scure/bip39/wordlists/english.js';

/**
 * Returns the 16 to 32 bytes that an English phrase encodes: its shortest form, for storing it
 * encrypted. The caller zeroes them.
 * @throws {ValidationError} `seed_phrase_invalid`; no word is in the message
 * @see BIP-39
 * @example
 * const entropy = seedPhraseToEntropy(`${'abandon '.repeat(11)}about`);
 * entropy.length; // 16
 */
export function seedPhraseToEntropy(phrase: string): Uint8Array {
  const check = checkSeedPhrase(phrase, wordlist);
  if (check.outcome !== 'valid')
    throw new ValidationError('seed_phrase_invalid', {
      messages: ['This is not a valid seed phrase.'],
    });
  return mnemonicToEntropy(check.phrase, wordlist);
}

/**
 * Returns the English phrase of 16 to 32 bytes of entropy: the inverse of `seedPhraseToEntropy`.
 * @see BIP-39
 * @example
 * entropyToSeedPhrase(new Uint8Array(16)) === `${'abandon '.repeat(11)}about`; // true
 */
export function entropyToSeedPhrase(entropy: Uint8Array): string {
  return entropyToMnemonic(entropy, wordlist);
}
