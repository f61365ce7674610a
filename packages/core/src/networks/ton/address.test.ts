import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chainNames } from '../network.ts';
import { referenceTon, toHex } from '../reference-address.conformance.ts';
import { checkTonAddress } from './address.ts';
import { ton } from './network.ts';

/** A workchain and a hash; nobody has to burn at random. */
const account = fc
  .tuple(fc.constantFrom(0, 0xff), fc.uint8Array({ minLength: 32, maxLength: 32 }))
  .filter(([, hash]) => hash.some((byte) => byte !== 0))
  .map(([workchain, hash]) => Uint8Array.of(workchain, ...hash));
const check = (text: string) => checkTonAddress(text, 'main');
const classic = (text: string) => text.replaceAll('-', '+').replaceAll('_', '/');
const bounceable = 0x11;
const plain = 0x51;
const testOnly = 0x80;

function raw(bytes: Uint8Array): string {
  return `${bytes[0] === 0 ? '0' : '-1'}:${toHex(bytes.subarray(1))}`;
}

describe('checkTonAddress', () => {
  it('accepts whatever an independent encoder writes, and normalizes it to one form', () => {
    fc.assert(
      fc.property(account, fc.constantFrom(...chainNames), (bytes, chain) => {
        const isTest = ton.model.chains[chain].testOnly;
        const normalized = referenceTon(bytes, isTest ? plain | testOnly : plain);
        const valid = { valid: true, normalized, kind: 'ton' };
        for (const tag of isTest ? [0, testOnly] : [0])
          for (const write of [(text: string) => text, classic]) {
            const ours = write(referenceTon(bytes, tag | plain));
            expect(checkTonAddress(ours, chain)).toEqual({ ...valid, flags: [] });
            const theirs = write(referenceTon(bytes, tag | bounceable));
            expect(checkTonAddress(theirs, chain)).toEqual({ ...valid, flags: ['bounceable'] });
            expect(ton.addressPattern.test(theirs)).toBe(true);
          }
        for (const text of [raw(bytes), raw(bytes).toUpperCase()])
          expect(checkTonAddress(text, chain)).toEqual({ ...valid, flags: ['no-checksum'] });
      }),
    );
  });

  it('refuses an address for test chains on the main chain and in the sandbox', () => {
    const expected = { valid: false, reason: 'wrong-chain', looksLike: 'test' };
    fc.assert(
      fc.property(account, fc.constantFrom(bounceable, plain), (bytes, tag) => {
        const text = referenceTon(bytes, tag | testOnly);
        expect(check(text)).toEqual(expected);
        expect(checkTonAddress(text, 'sandbox')).toEqual(expected);
      }),
    );
  });

  // CRC-16 sees every error within 16 bits; of errors further apart it misses one in 65,536.
  it('refuses an address in which a letter, or two in a row, are others', () => {
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const place = fc.nat({ max: 46 });
    const shift = fc.nat({ max: 63 });
    fc.assert(
      fc.property(account, place, shift, shift, (bytes, first, by, andBy) => {
        fc.pre(by + andBy > 0);
        const mistyped = [...referenceTon(bytes, plain)];
        for (const [at, change] of [by, andBy].entries())
          mistyped[first + at] = letters.charAt(
            (letters.indexOf(mistyped[first + at] ?? '') + change) % 64,
          );
        expect(check(mistyped.join(''))).toEqual({ valid: false, reason: 'checksum' });
      }),
      { numRuns: 500 },
    );
  });

  it('refuses tags and workchains that there are not', () => {
    const malformed = { valid: false, reason: 'malformed' };
    const hash = new Uint8Array(32).fill(7);
    for (let byte = 0; byte < 256; byte += 1) {
      const isTag = [bounceable, plain].includes(byte & 0x7f);
      const tagged = check(referenceTon(Uint8Array.of(0, ...hash), byte));
      if (isTag) expect(tagged).not.toEqual(malformed);
      else expect(tagged).toEqual(malformed);
      const placed = check(referenceTon(Uint8Array.of(byte, ...hash), plain));
      expect(placed.valid).toBe(byte === 0 || byte === 0xff);
    }
    for (const workchain of ['1', '-2', '+0', '00', '', '-0'])
      expect(check(`${workchain}:${toHex(hash)}`)).toEqual(malformed);
  });

  it('flags the address that nobody has a key for, however it is written', () => {
    const zeros = '0'.repeat(64);
    for (const text of [
      `0:${zeros}`,
      `-1:${zeros}`,
      referenceTon(new Uint8Array(33), plain),
      referenceTon(new Uint8Array(33), bounceable),
    ])
      expect(check(text)).toMatchObject({ valid: true, flags: ['burn'] });
  });

  it('validates the text exactly as it is given', () => {
    const text = 'UQAzWZa6nM5mJev91wGc7VCSfBoIsYRqKJpV78N8Add9-RKY';
    const mixed = 'kf/8uRo6OBbQ97jCx2EIuKm8Wmt6Vb15-KsQHFLbKSMiYIny';
    for (const other of [` ${text}`, `${text}\n`, text.slice(1), `${text}A`, `${text}==`, mixed])
      expect(check(other)).toEqual({ valid: false, reason: 'malformed' });
  });
});
