import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entropyToSeedPhrase, seedPhraseToEntropy } from './seed-entropy.ts';

const entropies = fc
  .constantFrom(16, 20, 24, 28, 32)
  .chain((length) => fc.uint8Array({ minLength: length, maxLength: length }));

describe('seedPhraseToEntropy', () => {
  it('gives back what entropyToSeedPhrase wrote, whatever the spacing and case', () =>
    fc.assert(
      fc.property(entropies, (entropy) => {
        const phrase = entropyToSeedPhrase(entropy);
        const untidy = ` ${phrase.toUpperCase().replaceAll(' ', '\n ')} `;
        expect(seedPhraseToEntropy(phrase)).toEqual(entropy);
        expect(seedPhraseToEntropy(untidy)).toEqual(entropy);
      }),
    ));

  it('reads the all-zero entropy of the BIP-39 vectors', () => {
    const phrase = `${'abandon '.repeat(11)}about`;
    expect(seedPhraseToEntropy(phrase)).toEqual(new Uint8Array(16));
  });

  it('refuses a wrong checksum without a word of the phrase', () => {
    const phrase = `${'zebra '.repeat(11)}zebra`;
    expect(() => seedPhraseToEntropy(phrase)).toThrow(
      expect.objectContaining({ code: 'seed_phrase_invalid' }),
    );
    expect(() => seedPhraseToEntropy(phrase)).not.toThrow(/zebra/);
  });
});
