import { sha256 as theirs } from '@noble/hashes/sha2.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toHex } from './reference-address.conformance.ts';
import { sha256 } from './sha256.ts';

describe('sha256', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  ])('hashes %j as FIPS 180-4 does', (text, hash) => {
    expect(toHex(sha256(new TextEncoder().encode(text)))).toBe(hash);
  });

  it('agrees with another implementation at every length', () => {
    for (let length = 0; length < 56; length += 1) {
      const message = Uint8Array.from({ length }, (_, place) => length + 7 * place);
      expect(sha256(message)).toEqual(theirs(message));
    }
  });

  it('agrees with another implementation on any message of one block', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 55 }), (message) => {
        expect(sha256(message)).toEqual(theirs(message));
      }),
      { numRuns: 1000 },
    );
  });

  it('refuses a longer message', () => {
    expect(() => sha256(new Uint8Array(56))).toThrow(RangeError);
  });
});
