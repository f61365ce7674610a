import { checkSeedPhrase, ValidationError } from '@billfold/core';
import { entropyToMnemonic, mnemonicToSeedSync } from '@scure/bip39';
import { wordlist } from '@scure/bip39/wordlists/english.js';
import { KeyringError } from './keyring-error.ts';

/**
 * Generates an English seed phrase from 128 or 256 bits of `random`, which is called once and must
 * be cryptographic. The bytes are zeroed after use.
 * @throws {KeyringError} `entropy_invalid`, and the errors of `random`
 * @see BIP-39
 * @example
 * const random = (length: number) => crypto.getRandomValues(new Uint8Array(length));
 * const phrase = generateSeedPhrase(12, random);
 */
export function generateSeedPhrase(
  wordCount: 12 | 24,
  random: (length: number) => Uint8Array,
): string {
  const length = (wordCount / 3) * 4;
  const entropy = random(length);
  if (!(entropy instanceof Uint8Array) || entropy.length !== length)
    throw new KeyringError('entropy_invalid', `A phrase needs ${length} random bytes.`);
  try {
    return entropyToMnemonic(entropy, wordlist);
  } finally {
    entropy.fill(0);
  }
}

/**
 * Reports whether `text` is an English seed phrase, like the function of this name in the core
 * package, with the word list of this package. `checkSeedPhrase` reports the fault and the unknown
 * words.
 * @see BIP-39
 * @example
 * validateSeedPhrase(`${'abandon '.repeat(11)}about`); // true
 * validateSeedPhrase('abandon '.repeat(12)); // false
 */
export function validateSeedPhrase(text: string): boolean {
  return checkSeedPhrase(text, wordlist).outcome === 'valid';
}

/**
 * Derives the 64-byte seed of a phrase, in any spacing and case; the caller zeroes it. The optional
 * passphrase of BIP-39 is normalized (NFKD) and otherwise used as it is.
 * @throws {ValidationError} `seed_phrase_length`, `seed_phrase_invalid`; no word is in the message
 * @see BIP-39
 * @example
 * const seed = seedPhraseToSeed(`${'abandon '.repeat(11)}about`, 'TREZOR'); // a vector of BIP-39
 * [...seed.slice(0, 4)]; // [0xc5, 0x52, 0x57, 0xc3]
 * seed.fill(0);
 */
export function seedPhraseToSeed(phrase: string, passphrase = ''): Uint8Array {
  const check = checkSeedPhrase(phrase, wordlist);
  switch (check.outcome) {
    case 'valid':
      return mnemonicToSeedSync(check.phrase, passphrase);
    case 'word_count':
      throw new ValidationError('seed_phrase_length', {
        messages: ['A seed phrase has 12 to 24 words.'],
      });
    case 'length':
    case 'unknown_words':
    case 'checksum':
      throw new ValidationError('seed_phrase_invalid', {
        messages: ['This is not a valid seed phrase.'],
      });
    default:
      return check satisfies never;
  }
}
