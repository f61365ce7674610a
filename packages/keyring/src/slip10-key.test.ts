import { ed25519 } from '@noble/curves/ed25519.js';
import { hex } from '@scure/base';
import { describe, expect, it } from 'vitest';
import { withEd25519Key } from './slip10-key.ts';

// SLIP-10, test vectors 1 and 2 for ed25519.
const first = '000102030405060708090a0b0c0d0e0f';
const second =
  'fffcf9f6f3f0edeae7e4e1dedbd8d5d2cfccc9c6c3c0bdbab7b4b1aeaba8a5a29f9c999693908d8a8784817e7b7875726f6c696663605d5a5754514e4b484542';
const vectors = [
  [
    first,
    [],
    '2b4be7f19ee27bbf30c667b642d5f4aa69fd169872f8fc3059c08ebae2eb19e7',
    'a4b2856bfec510abab89753fac1ac0e1112364e7d250545963f135f2a33188ed',
  ],
  [
    first,
    [0, 1, 2, 2, 1_000_000_000],
    '8f94d394a8e8fd6b1bc2f3f49f5c47e385281d5c17e65324b0f62483e37e8793',
    '3c24da049451555d51a7014a37337aa4e12d41e485abccfa46b47dfb2af54b7a',
  ],
  [
    second,
    [0, 2_147_483_647, 1, 2_147_483_646, 2],
    '551d333177df541ad876a60ea71f00447931c0a9da16f227c11ea080d7391b8d',
    '47150c75db263559a70d5778bf36abbab30fb061ad69f69ece61a72b0cfa4fc0',
  ],
] as const;

describe('withEd25519Key', () => {
  it.each(vectors)('follows SLIP-10 from %s along %j', (seed, path, privateKey, publicKey) => {
    const keys = withEd25519Key(hex.decode(seed), path, (key) => ({
      private: hex.encode(key),
      public: hex.encode(ed25519.getPublicKey(key)),
    }));
    expect(keys).toEqual({ private: privateKey, public: publicKey });
  });

  it('wipes the key when it is done with it, and when the use of it fails', () => {
    const kept: Uint8Array[] = [];
    const fail = (key: Uint8Array) => {
      kept.push(key);
      throw new Error('failed');
    };
    withEd25519Key(new Uint8Array(32), [0], (key) => kept.push(key));
    expect(() => withEd25519Key(new Uint8Array(32), [0], fail)).toThrow('failed');
    expect(kept.map((key) => key.every((byte) => byte === 0))).toEqual([true, true]);
  });

  it.each([-1, 0.5, 2 ** 31, Number.NaN])('refuses the index %d', (index) => {
    expect(() => withEd25519Key(new Uint8Array(32), [index], () => null)).toThrow('whole number');
  });
});
