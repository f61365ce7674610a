import { checkSeedPhrase, isErrorCode, validateSeedPhrase as validateInCore } from '@billfold/core';
import { sha256 } from '@noble/hashes/sha2.js';
import { hex } from '@scure/base';
import { wordlist } from '@scure/bip39/wordlists/english.js';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import bip39 from './bip39.vectors.json';
import { generateSeedPhrase, seedPhraseToSeed, validateSeedPhrase } from './seed-phrase.ts';

const known = 'legal winner thank year wave sausage worth useful legal winner thank yellow';

/** Repeatable bytes that look random: SHA-256 of a counter. */
function createStream() {
  let counter = 0;
  return (length: number) => {
    counter += 1;
    return sha256(new TextEncoder().encode(`entropy ${counter}`)).slice(0, length);
  };
}

function caught(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  return null;
}

describe('the vectors of BIP-39', () => {
  it.each(bip39.vectors)('hold for $phrase', ({ entropy, phrase, seed }) => {
    expect(validateSeedPhrase(phrase)).toBe(true);
    expect(hex.encode(seedPhraseToSeed(phrase, bip39.passphrase))).toBe(seed);
    const wordCount = phrase.split(' ').length;
    if (wordCount === 12 || wordCount === 24)
      expect(generateSeedPhrase(wordCount, () => hex.decode(entropy))).toBe(phrase);
  });
});

describe('generateSeedPhrase', () => {
  it.each([
    [12, 16],
    [24, 32],
  ] as const)('asks once for all the bits of %i words', (wordCount, length) => {
    const asked: number[] = [];
    const stream = createStream();
    const phrase = generateSeedPhrase(wordCount, (bytes) => {
      asked.push(bytes);
      return stream(bytes);
    });
    expect(asked).toEqual([length]);
    expect(phrase.split(' ')).toHaveLength(wordCount);
  });

  it('fails with its source of randomness', () => {
    const broken = () => {
      throw new Error('no entropy');
    };
    expect(() => generateSeedPhrase(12, broken)).toThrow('no entropy');
  });

  it.each([0, 15, 17, 32])('refuses %i bytes where 16 are needed', (length) => {
    const error = caught(() => generateSeedPhrase(12, () => new Uint8Array(length)));
    expect(error).toMatchObject({ code: 'entropy_invalid' });
  });

  it('leaves no entropy behind', () => {
    const entropy = createStream()(16);
    generateSeedPhrase(12, () => entropy);
    expect(entropy).toEqual(new Uint8Array(16));
  });

  it('never repeats itself and favours no word', () => {
    const count = 10_000;
    const stream = createStream();
    const phrases = Array.from({ length: count }, () => generateSeedPhrase(12, stream));
    expect(new Set(phrases).size).toBe(count);
    const firstWords = new Map<string, number>();
    for (const phrase of phrases) {
      const [word = ''] = phrase.split(' ', 1);
      firstWords.set(word, (firstWords.get(word) ?? 0) + 1);
    }
    const expected = count / wordlist.length;
    const tolerance = 5 * Math.sqrt(expected);
    const distances = wordlist.map((word) => Math.abs((firstWords.get(word) ?? 0) - expected));
    expect(Math.max(...distances)).toBeLessThan(tolerance);
  }, 30_000);

  it('makes phrases that pass the check', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(12 as const, 24 as const),
        fc.uint8Array({ minLength: 32, maxLength: 32 }),
        (wordCount, bytes) => {
          const phrase = generateSeedPhrase(wordCount, (length) => bytes.slice(0, length));
          expect(validateSeedPhrase(phrase)).toBe(true);
        },
      ),
    ));
});

describe('validateSeedPhrase', () => {
  it('validates as the function of this name in the core package does', () => {
    for (const phrase of [known, known.toUpperCase(), known.replace('winner', 'winer'), ''])
      expect(validateSeedPhrase(phrase)).toBe(validateInCore(phrase));
  });

  it('leaves it to checkSeedPhrase to name the words that are not English seed words', () => {
    const mistyped = known.replace('winner', 'winer');
    expect(validateSeedPhrase(mistyped)).toBe(false);
    expect(checkSeedPhrase(mistyped, wordlist)).toEqual({
      outcome: 'unknown_words',
      words: [{ position: 2, word: 'winer' }],
    });
  });

  it.each([
    'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about',
    'test test test test test test test test test test test junk',
  ])('leaves it to checkSeedPhrase to point out that everybody knows "%s"', (phrase) => {
    expect(validateSeedPhrase(phrase)).toBe(true);
    expect(checkSeedPhrase(phrase, wordlist)).toMatchObject({ isWellKnown: true });
  });
});

describe('seedPhraseToSeed', () => {
  it('gives one seed however the phrase is typed', () => {
    const typed = `  ${known.toUpperCase().replaceAll(' ', '\n\t')} `;
    expect(seedPhraseToSeed(typed)).toEqual(seedPhraseToSeed(known));
  });

  it('gives one seed for both spellings of a passphrase with accents', () => {
    expect(seedPhraseToSeed(known, 'caf\u00e9')).toEqual(seedPhraseToSeed(known, 'cafe\u0301'));
    expect(seedPhraseToSeed(known, 'cafe')).not.toEqual(seedPhraseToSeed(known, 'caf\u00e9'));
  });

  it.each([
    ['legal winner thank', 'seed_phrase_length'],
    [`${known} legal`, 'seed_phrase_invalid'],
    [known.replace('yellow', 'bitcoin'), 'seed_phrase_invalid'],
    [known.replace('yellow', 'thank'), 'seed_phrase_invalid'],
  ] as const)('refuses "%s" without repeating a word of it', (phrase, code) => {
    const error = caught(() => seedPhraseToSeed(phrase));
    expect(isErrorCode(error, code)).toBe(true);
    const said = `${error} ${JSON.stringify(error)}`;
    for (const word of ['legal', 'winner', 'bitcoin', 'sausage']) expect(said).not.toContain(word);
  });
});
