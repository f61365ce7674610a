import { sha256 } from '@noble/hashes/sha2.js';
import { createBase58check } from '@scure/base';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeBase58check } from './base58check.ts';

const coder = createBase58check(sha256);

describe('decodeBase58check', () => {
  it('reads what @scure/base encodes, zeros in front included', () => {
    const payload = fc
      .tuple(fc.nat(21), fc.uint8Array({ minLength: 21, maxLength: 21 }))
      .map(([zeros, bytes]) => bytes.fill(0, 0, zeros));
    fc.assert(
      fc.property(payload, (bytes) => {
        expect(decodeBase58check(coder.encode(bytes))).toEqual(bytes);
      }),
    );
  });

  it('reads no payload of another length: an address has 21 bytes', () => {
    for (const length of [0, 1, 20, 22, 32, 33, 34, 78])
      expect(decodeBase58check(coder.encode(new Uint8Array(length).fill(7)))).toBe('malformed');
  });

  it('tells a wrong checksum from a text in another alphabet', () => {
    expect(decodeBase58check('1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb')).toBe('checksum');
    for (const text of ['', '1A1zP', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfN0', '1'.repeat(113)])
      expect(decodeBase58check(text)).toBe('malformed');
    expect(decodeBase58check('1'.repeat(25))).toBe('checksum');
  });
});
