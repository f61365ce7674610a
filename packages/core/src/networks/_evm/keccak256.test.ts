import { keccak_256 } from '@noble/hashes/sha3.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toHex } from '../reference-address.conformance.ts';
import { keccak256 } from './keccak256.ts';

describe('keccak256', () => {
  it('hashes nothing as Ethereum does (EIP-1052, the code hash of an account without code)', () => {
    expect(toHex(keccak256(new Uint8Array()))).toBe(
      'c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470',
    );
  });

  it('agrees with another implementation at every length', () => {
    for (let length = 0; length < 136; length += 1) {
      const message = Uint8Array.from({ length }, (_, place) => length + 7 * place);
      expect(keccak256(message)).toEqual(keccak_256(message));
    }
  });

  it('agrees with another implementation on any message of one block', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 135 }), (message) => {
        expect(keccak256(message)).toEqual(keccak_256(message));
      }),
      { numRuns: 1000 },
    );
  });

  it('refuses a longer message', () => {
    expect(() => keccak256(new Uint8Array(136))).toThrow(RangeError);
  });
});
