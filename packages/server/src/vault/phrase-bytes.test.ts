import { entropyToSeedPhrase } from '@billfold/keyring';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { phraseBytesOf } from './phrase-bytes.ts';

it('writes the phrase of any entropy, as the keyring does', () => {
  const entropies = fc
    .constantFrom(16, 20, 24, 28, 32)
    .chain((length) => fc.uint8Array({ minLength: length, maxLength: length }));
  fc.assert(
    fc.property(entropies, (entropy) => {
      expect(Buffer.from(phraseBytesOf(entropy)).toString()).toBe(entropyToSeedPhrase(entropy));
    }),
    { numRuns: 200 },
  );
});
