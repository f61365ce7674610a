import { checkSeedPhrase, ValidationError } from '@billfold/core';
import { entropyToMnemonic, mnemonicToEntropy } from '@scure/bip39';
import { wordlist } from '@scure/bip39/wordlists/english.js';

/**
 * The 16 to 32 bytes that an English phrase writes down: its shortest form, for keeping it
 * sealed. The caller zeroes them.
 * @throws {ValidationError} `seed_phrase_invalid`; no word is in the message
 * @see BIP-39
 */
export function seedPhraseToEntropy(phrase: string): Uint8Array {
  const check = checkSeedPhrase(phrase, wordlist);
  if (check.outcome !== 'valid')
    throw new ValidationError('seed_phrase_invalid', {
      messages: ['This is not a valid seed phrase.'],
    });
  return mnemonicToEntropy(check.phrase, wordlist);
}

/** The English phrase of 16 to 32 bytes: the inverse of `seedPhraseToEntropy`. */
export function entropyToSeedPhrase(entropy: Uint8Array): string {
  return entropyToMnemonic(entropy, wordlist);
}
