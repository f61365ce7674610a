import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { expect, it } from 'vitest';
import { toHex } from './reference-address.conformance.ts';

it.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
])('sha256 hashes %j as FIPS 180-4 does', (text, hash) => {
  expect(toHex(sha256(new TextEncoder().encode(text)))).toBe(hash);
});

it('keccak_256 hashes nothing as EIP-1052 does (the code hash of an account without code)', () => {
  expect(toHex(keccak_256(new Uint8Array()))).toBe(
    'c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470',
  );
});
