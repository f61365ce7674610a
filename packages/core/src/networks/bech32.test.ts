import { bech32, bech32m } from '@scure/base';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytesFromWords, decodeBech32 } from './bech32.ts';

const words = fc.array(fc.integer({ min: 0, max: 31 }), { maxLength: 70 });

describe('decodeBech32', () => {
  it.each([
    'A1LQFN3A',
    'a1lqfn3a',
    'an83characterlonghumanreadablepartthatcontainsthetheexcludedcharactersbioandnumber11sg7hg6',
    'abcdef1l7aum6echk45nj3s0wdvt2fg8x9yrzpqzd3ryx',
    '11llllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllludsr8',
    'split1checkupstagehandshakeupstreamerranterredcaperredlc445v',
    '?1v759aa',
  ])('reads %s as bech32m (BIP-350)', (text) => {
    expect(decodeBech32(text)).toMatchObject({ encoding: 'bech32m' });
  });

  it.each([
    ['\u00201xj0phk', 'malformed'],
    ['\u007f1g6xzxy', 'malformed'],
    ['\u00801vctc34', 'malformed'],
    [
      'an84characterslonghumanreadablepartthatcontainsthetheexcludedcharactersbioandnumber11d6pts4',
      'malformed',
    ],
    ['qyrz8wqd2c9m', 'malformed'],
    ['1qyrz8wqd2c9m', 'malformed'],
    ['y1b0jsk6g', 'malformed'],
    ['lt1igcx5c0', 'malformed'],
    ['in1muywd', 'malformed'],
    ['mm1crxm3i', 'malformed'],
    ['au1s5cgom', 'malformed'],
    ['M1VUXWEZ', 'checksum'],
    ['16plkw9', 'malformed'],
    ['1p2gdwpf', 'malformed'],
  ])('refuses %j as %s (BIP-350)', (text, reason) => {
    expect(decodeBech32(text)).toBe(reason);
  });

  it('reads what @scure/base encodes, in both cases', () => {
    const coder = fc.constantFrom(
      { encoding: 'bech32', encode: bech32.encode },
      { encoding: 'bech32m', encode: bech32m.encode },
    );
    const hrp = fc.stringMatching(/^[!-@[-~]{1,12}$/);
    fc.assert(
      fc.property(coder, hrp, words, ({ encoding, encode }, prefix, data) => {
        const text = encode(prefix, data);
        expect(decodeBech32(text)).toEqual({ encoding, hrp: prefix, words: data });
        expect(decodeBech32(text.toUpperCase())).toEqual({ encoding, hrp: prefix, words: data });
      }),
    );
  });

  it('refuses damaged text exactly where @scure/base does', () => {
    const letters = fc.constantFrom(...'qpzry9x8gf2tvdw0s3jn54khce6mua7l1bioA ');
    fc.assert(
      fc.property(words, fc.nat(), letters, (data, where, letter) => {
        const text = bech32.encode('bc', data);
        const place = where % text.length;
        const damaged = text.slice(0, place) + letter + text.slice(place + 1);
        const theirs = bech32.decodeUnsafe(damaged) ?? bech32m.decodeUnsafe(damaged);
        expect(typeof decodeBech32(damaged) === 'string').toBe(theirs === undefined);
      }),
      { numRuns: 500 },
    );
  });
});

describe('bytesFromWords', () => {
  it('reads what the words of any bytes hold', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 41 }), (bytes) => {
        expect(bytesFromWords(bech32.toWords(bytes))).toEqual(bytes);
      }),
    );
  });

  it('begins at the given word', () => {
    expect(bytesFromWords([1, ...bech32.toWords(Uint8Array.of(7, 9))], 1)).toEqual(
      Uint8Array.of(7, 9),
    );
  });

  it.each([[[0, 0, 1]], [[31]], [[0]]])('refuses the padding of %j (BIP-173)', (data) => {
    expect(bytesFromWords(data)).toBeUndefined();
  });
});
