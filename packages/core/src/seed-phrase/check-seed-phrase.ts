import { sha256 } from '@noble/hashes/sha2.js';
import { normalizeSeedPhrase } from './normalize-seed-phrase.ts';

/** Result of `checkSeedPhrase`. */
export type SeedPhraseCheck =
  /** `isWellKnown` phrases stand in documentation: whatever they receive is taken at once. */
  | { readonly outcome: 'valid'; readonly phrase: string; readonly isWellKnown: boolean }
  /** Fewer than 12 or more than 24 words. */
  | { readonly outcome: 'word_count'; readonly count: number }
  /** Between 12 and 24 words, but not 12, 15, 18, 21 or 24. */
  | { readonly outcome: 'length'; readonly count: number }
  | { readonly outcome: 'unknown_words'; readonly words: readonly UnknownWord[] }
  | { readonly outcome: 'checksum' };

/** A word of a phrase that is not in the list. */
export interface UnknownWord {
  /** Counted from 1, as people count. */
  readonly position: number;
  readonly word: string;
}

/**
 * Checks `text` as a seed phrase of `words` and reports the first fault in the order that helps its
 * writer most: number of words, unknown words, checksum. The answer can hold words of the phrase:
 * never log it. `words` is the list of a language in its published order, such as `wordlist` of
 * `@scure/bip39/wordlists/english.js`, which a page loads when it needs it.
 * @see BIP-39
 * @example
 * checkSeedPhrase('abandon abandon', englishWords()); // { outcome: 'word_count', count: 2 }
 */
export function checkSeedPhrase(text: string, words: readonly string[]): SeedPhraseCheck {
  const phrase = normalizeSeedPhrase(text);
  const written = phrase === '' ? [] : phrase.split(' ');
  const count = written.length;
  if (count < 12 || count > 24) return { outcome: 'word_count', count };
  if (count % 3 !== 0) return { outcome: 'length', count };
  const indexes = written.map((word) => words.indexOf(word));
  const unknown = written
    .map((word, at) => ({ position: at + 1, word }))
    .filter((_, at) => indexes[at] === -1);
  if (unknown.length > 0) return { outcome: 'unknown_words', words: unknown };
  const { entropy, checksum } = unpack(indexes);
  if (checksum !== checksumOf(entropy)) return { outcome: 'checksum' };
  return { outcome: 'valid', phrase, isWellKnown: isWellKnown(indexes, entropy) };
}

/** Eleven bits a word; of each 33 bits the last one belongs to the checksum (BIP-39). */
function unpack(indexes: readonly number[]) {
  const bits = indexes.map((index) => index.toString(2).padStart(11, '0')).join('');
  const entropyBits = (bits.length / 33) * 32;
  const entropy = Uint8Array.from({ length: entropyBits / 8 }, (_, at) =>
    Number.parseInt(bits.slice(at * 8, at * 8 + 8), 2),
  );
  return { entropy, checksum: bits.slice(entropyBits) };
}

function checksumOf(entropy: Uint8Array): string {
  const [first = 0] = sha256(entropy);
  return first
    .toString(2)
    .padStart(8, '0')
    .slice(0, entropy.length / 4);
}

/** Test phrases repeat one byte (`abandon … about`, `legal winner …`) or one word (`test … junk`). */
function isWellKnown(indexes: readonly number[], entropy: Uint8Array): boolean {
  return new Set(entropy).size === 1 || new Set(indexes).size <= 2;
}
