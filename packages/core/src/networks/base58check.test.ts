import { sha256 } from '@noble/hashes/sha2.js';
import { createBase58check } from '@scure/base';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeBase58check } from './base58check.ts';

const theirs = createBase58check(sha256);

describe('decodeBase58check', () => {
  it('reads what another implementation writes, zeros in front included', () => {
    const payload = fc
      .tuple(fc.nat(4), fc.uint8Array({ minLength: 1, maxLength: 70 }))
      .map(([zeros, bytes]) => Uint8Array.from([...new Array<number>(zeros).fill(0), ...bytes]));
    fc.assert(
      fc.property(payload, (bytes) => {
        expect(decodeBase58check(theirs.encode(bytes))).toEqual(bytes);
      }),
    );
  });

  it('tells a wrong checksum from a text in another alphabet', () => {
    expect(decodeBase58check('1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb')).toBe('checksum');
    for (const text of ['', '1A1zP', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfN0', '1'.repeat(113)])
      expect(decodeBase58check(text)).toBe('malformed');
    expect(decodeBase58check('111111')).toBe('checksum');
  });
});
