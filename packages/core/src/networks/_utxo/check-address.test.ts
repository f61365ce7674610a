import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bitcoin } from '../bitcoin/network.ts';
import type { ChainName } from '../network.ts';
import { referenceBase58check, referenceSegwit } from '../reference-address.conformance.ts';
import { checkUtxoAddress } from './check-address.ts';

const { model } = bitcoin;
const check = (text: string, chain: ChainName = 'main') => checkUtxoAddress(text, model, chain);
const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });

const segwit = fc.oneof(
  bytes(20).map((program) => ({ text: referenceSegwit('bc', 0, program), kind: 'p2wpkh' })),
  bytes(32).map((program) => ({ text: referenceSegwit('bc', 0, program), kind: 'p2wsh' })),
  bytes(32).map((program) => ({ text: referenceSegwit('bc', 1, program), kind: 'p2tr' })),
  fc
    .tuple(fc.integer({ min: 2, max: 16 }), fc.uint8Array({ minLength: 2, maxLength: 40 }))
    .map(([version, program]) => ({
      text: referenceSegwit('bc', version, program),
      kind: 'future-witness',
    })),
);
const base58 = bytes(20).chain((hash) =>
  fc.constantFrom(
    { text: referenceBase58check(Uint8Array.of(0, ...hash)), kind: 'p2pkh' },
    { text: referenceBase58check(Uint8Array.of(5, ...hash)), kind: 'p2sh' },
  ),
);

describe('checkUtxoAddress', () => {
  it('accepts whatever an independent encoder writes', () => {
    fc.assert(
      fc.property(fc.oneof(segwit, base58), ({ text, kind }) => {
        expect(check(text)).toMatchObject({ valid: true, normalized: text, kind });
        expect(check(text, 'sandbox')).toMatchObject({ valid: true, normalized: text, kind });
      }),
    );
  });

  it('accepts a segwit address in upper case and refuses it in mixed case', () => {
    fc.assert(
      fc.property(segwit, ({ text, kind }) => {
        const upper = check(text.toUpperCase());
        expect(upper).toMatchObject({ valid: true, normalized: text, kind });
        expect(check(`B${text.slice(1)}`)).toEqual({ valid: false, reason: 'malformed' });
      }),
    );
  });

  it('refuses a segwit address with up to four letters changed', () => {
    const letters = [...'qpzry9x8gf2tvdw0s3jn54khce6mua7l'];
    const change = fc.tuple(fc.nat(), fc.integer({ min: 1, max: 31 }));
    fc.assert(
      fc.property(segwit, fc.array(change, { minLength: 1, maxLength: 4 }), ({ text }, changes) => {
        const mutated = [...text];
        for (const [where, by] of changes) {
          const place = 3 + (where % (text.length - 3));
          mutated[place] = letters[(letters.indexOf(mutated[place] ?? '') + by) % 32] ?? '';
        }
        fc.pre(mutated.join('') !== text);
        expect(check(mutated.join('')).valid).toBe(false);
      }),
      { numRuns: 100 },
    );
  });

  it('refuses a base58 address with one character changed, dropped or doubled', () => {
    const letters = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
    fc.assert(
      fc.property(base58, fc.nat(), fc.constantFrom(...letters), ({ text }, where, letter) => {
        const place = where % text.length;
        const before = text.slice(0, place);
        const after = text.slice(place + 1);
        fc.pre(text[place] !== letter);
        for (const mutated of [
          before + letter + after,
          before + after,
          before + letter + text.slice(place),
        ])
          expect(check(mutated).valid).toBe(false);
      }),
      { numRuns: 100 },
    );
  });

  it.each([
    ['tb1qcrh3yqn4nlleplcez2yndq2ry8h9ncg3qh7n54', 'main', 'test'],
    ['mzK2FFDEhxqHcmrJw1ysqFkVyhUULo45hZ', 'main', 'test'],
    ['bcrt1qdavt4j2sd7dlhqsavtnfxvzppw6k7qy97tmnu9', 'sandbox', 'regtest'],
    ['bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu', 'regtest', 'main'],
    ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'test', 'main'],
  ] as const)('names the chain of %s on %s: %s', (text, chain, looksLike) => {
    expect(check(text, chain)).toEqual({ valid: false, reason: 'wrong-chain', looksLike });
  });

  it('validates the text exactly as it is given', () => {
    const address = 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu';
    const near = [` ${address}`, `${address} `, `${address}\n`, `\u200b${address}`, `${address}\0`];
    for (const text of [...near, `bitcoin:${address}`, address.replace('c', 'с')])
      expect(check(text)).toEqual({ valid: false, reason: 'malformed' });
  });

  it('refuses the Kelvin sign, whose lower case is a plain k', () => {
    const upper = 'BC1QCR8TE4KR609GCAWUTMRZA0J4XV80JY8Z306FYU';
    expect(check(upper).valid).toBe(true);
    expect(check(upper.replace('K', '\u212a'))).toEqual({ valid: false, reason: 'malformed' });
  });

  it('tells destinations that exist but cannot be paid from texts that are none', () => {
    expect(check('lnbc2500u1pvjluezpp5qqqsyqcyq5rqwzqf')).toEqual({
      valid: false,
      reason: 'unsupported',
    });
    expect(check('SP1QQGSTE7K9HX0QFTG6QMWLKQTWUY6CYCY')).toEqual({
      valid: false,
      reason: 'unsupported',
    });
  });

  it('answers any text without throwing', () => {
    const prefix = fc.constantFrom(
      '',
      '1',
      '3',
      'bc1',
      'bc1q',
      'BC1P',
      'tb1',
      'constructor',
      '__proto__',
    );
    fc.assert(
      fc.property(prefix, fc.string({ unit: 'binary', maxLength: 200 }), (start, rest) => {
        expect(check(start + rest).valid).toBe(false);
      }),
    );
    for (const letter of ['1', 'q', 'z', '\u{1f4a9}', ' '])
      for (const start of ['', 'bc1', '3'])
        expect(check(start + letter.repeat(50_000)).valid).toBe(false);
  });
});
