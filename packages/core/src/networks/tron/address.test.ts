import { sha256 } from '@noble/hashes/sha2.js';
import { createBase58check } from '@scure/base';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chainNames } from '../network.ts';
import { checkTronAddress } from './address.ts';
import { tron } from './network.ts';

const base58check = createBase58check(sha256);
const account = fc
  .uint8Array({ minLength: 20, maxLength: 20 })
  .filter((bytes) => bytes.subarray(0, 18).some((byte) => byte !== 0));
const written = account.map((bytes) => base58check.encode(Uint8Array.of(0x41, ...bytes)));
const check = (text: string) => checkTronAddress(text, 'main');

describe('checkTronAddress', () => {
  it('accepts whatever an independent encoder writes, on every chain', () => {
    fc.assert(
      fc.property(written, fc.constantFrom(...chainNames), (text, chain) => {
        const expected = { valid: true, normalized: text, kind: 'tron', flags: [] };
        expect(checkTronAddress(text, chain)).toEqual(expected);
        expect(tron.addressPattern.test(text)).toBe(true);
      }),
    );
  });

  it('refuses an address in which a letter is another', () => {
    const letters = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
    const place = fc.integer({ min: 1, max: 33 });
    fc.assert(
      fc.property(written, place, fc.integer({ min: 1, max: 57 }), (text, at, by) => {
        const letter = letters.charAt((letters.indexOf(text.charAt(at)) + by) % 58);
        const mistyped = text.slice(0, at) + letter + text.slice(at + 1);
        expect(check(mistyped)).toEqual({ valid: false, reason: 'checksum' });
      }),
    );
  });

  it('refuses other versions, and more or fewer bytes', () => {
    const malformed = { valid: false, reason: 'malformed' };
    const any = fc.tuple(fc.nat({ max: 255 }), fc.uint8Array({ minLength: 18, maxLength: 22 }));
    fc.assert(
      fc.property(any, ([version, rest]) => {
        fc.pre(version !== 0x41 || rest.length !== 20);
        const text = base58check.encode(Uint8Array.of(version, ...rest));
        expect(check(text)).toEqual(malformed);
      }),
      { numRuns: 1000 },
    );
    // Of version 0x42, but written with the same letter in front.
    const next = base58check.encode(Uint8Array.of(0x42, ...new Uint8Array(20)));
    expect(next).toMatch(tron.addressPattern);
    expect(check(next)).toEqual(malformed);
  });

  it('flags addresses that nobody has a key for', () => {
    const encode = (...end: readonly number[]) =>
      base58check.encode(Uint8Array.of(0x41, ...new Uint8Array(20 - end.length), ...end));
    for (const text of [encode(), encode(1), encode(0xff), encode(0xde, 0xad)])
      expect(check(text)).toMatchObject({ valid: true, flags: ['burn'] });
    expect(check(encode(1, 0, 0))).toMatchObject({ valid: true, flags: [] });
  });

  it('validates the text exactly as it is given', () => {
    const text = 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH';
    for (const other of [` ${text}`, `${text}\n`, text.toLowerCase(), text.slice(1), `${text}1`])
      expect(check(other)).toEqual({ valid: false, reason: 'malformed' });
  });
});
