import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { referenceEip55 } from '../reference-address.conformance.ts';
import { checkEvmAddress } from './check-address.ts';

const malformed = { valid: false, reason: 'malformed' };
/** Addresses that an independent encoder writes, without burn addresses. */
const written = fc
  .uint8Array({ minLength: 20, maxLength: 20 })
  .filter((account) => account.subarray(0, 18).some((byte) => byte !== 0))
  .map(referenceEip55);

describe('checkEvmAddress', () => {
  it('accepts whatever an independent encoder writes', () => {
    fc.assert(
      fc.property(written, (text) => {
        const expected = { valid: true, normalized: text, kind: 'evm', flags: [] };
        expect(checkEvmAddress(text)).toEqual(expected);
      }),
    );
  });

  it('says that letters of one case carry no checksum, and puts it in', () => {
    fc.assert(
      fc.property(written, (text) => {
        const digits = text.slice(2);
        for (const plain of [`0x${digits.toLowerCase()}`, `0x${digits.toUpperCase()}`]) {
          const flags = plain === text ? [] : ['no-checksum'];
          const expected = { valid: true, normalized: text, kind: 'evm', flags };
          expect(checkEvmAddress(plain)).toEqual(expected);
        }
      }),
    );
  });

  it('refuses an address in which the case of a letter is another', () => {
    fc.assert(
      fc.property(written, fc.nat(), (text, seed) => {
        const letters = [...text.matchAll(/[a-f]/gi)].map(({ index }) => index);
        fc.pre(letters.length > 2);
        const place = letters[seed % letters.length] ?? 0;
        const letter = text.charAt(place);
        const other = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
        const mistyped = text.slice(0, place) + other + text.slice(place + 1);
        fc.pre(/[a-f]/.test(mistyped) && /[A-F]/.test(mistyped));
        expect(checkEvmAddress(mistyped)).toEqual({ valid: false, reason: 'checksum' });
      }),
    );
  });

  it('flags addresses that nobody has a key for, however they are written', () => {
    const dead = '0x000000000000000000000000000000000000dEaD';
    for (const text of [dead, dead.toLowerCase(), `0x${'0'.repeat(40)}`, `0x${'0'.repeat(39)}1`])
      expect(checkEvmAddress(text)).toMatchObject({ valid: true, flags: ['burn'] });
    const ordinary = `0x${'0'.repeat(35)}10000`;
    expect(checkEvmAddress(ordinary)).toMatchObject({ valid: true, flags: [] });
  });

  it('validates the text exactly as it is given', () => {
    const text = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
    const near = [` ${text}`, `${text} `, `${text}\n`, `${text}\0`, `\u200b${text}`];
    const short = [text.slice(2), text.slice(0, -1), `${text}0`, text.replace('0x', '0X')];
    const wrong = [text.replace('e', 'g'), text.replace('e', 'е'), `ethereum:${text}`, ''];
    for (const other of [...near, ...short, ...wrong])
      expect(checkEvmAddress(other)).toEqual(malformed);
  });

  it('answers any text without throwing', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('', '0x', '0X', 'XE', '__proto__'),
        fc.string({ unit: 'binary', maxLength: 100 }),
        (start, rest) => {
          fc.pre(!/^0x[\da-f]{40}$/i.test(start + rest));
          expect(checkEvmAddress(start + rest)).toEqual(malformed);
        },
      ),
    );
  });
});
