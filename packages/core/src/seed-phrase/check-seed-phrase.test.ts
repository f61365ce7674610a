import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSeedPhrase } from './check-seed-phrase.ts';
import { normalizeSeedPhrase } from './normalize-seed-phrase.ts';

// A made-up language: what is tested here holds for any list. The English list and the published
// vectors are tested in keyring, which carries them.
const words = Array.from({ length: 2048 }, (_, index) => `w${index.toString(36)}`);

/** BIP-39 in big integers with another SHA-256: nothing in common with the code under test. */
function write(entropy: Uint8Array): string[] {
  const size = BigInt(entropy.length / 4);
  const digest = createHash('sha256').update(entropy).digest();
  const checksum = BigInt(digest[0] ?? 0) >> (8n - size);
  const bits = (BigInt(`0x${Buffer.from(entropy).toString('hex')}`) << size) | checksum;
  return Array.from({ length: (entropy.length * 3) / 4 }, (_, at) => {
    const shift = BigInt((entropy.length * 3) / 4 - 1 - at) * 11n;
    return words[Number((bits >> shift) & 2047n)] ?? '';
  });
}
const entropies = fc
  .constantFrom(16, 20, 24, 28, 32)
  .chain((length) => fc.uint8Array({ minLength: length, maxLength: length }));

describe('checkSeedPhrase', () => {
  it('accepts every phrase that encodes entropy with its checksum', () =>
    fc.assert(
      fc.property(entropies, (entropy) => {
        const phrase = write(entropy).join(' ');
        expect(checkSeedPhrase(phrase, words)).toMatchObject({ outcome: 'valid', phrase });
      }),
    ));

  it('accepts a last word exactly when it carries the right checksum', () =>
    fc.assert(
      fc.property(entropies, fc.constantFrom(...words), (entropy, last) => {
        const written = [...write(entropy).slice(0, -1), last];
        const bits = written.map((word) => words.indexOf(word).toString(2).padStart(11, '0'));
        const all = bits.join('').slice(0, (written.length * 32) / 3);
        const bytes = Uint8Array.from(all.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
        const isRight = write(bytes).at(-1) === last;
        expect(checkSeedPhrase(written.join(' '), words).outcome).toBe(
          isRight ? 'valid' : 'checksum',
        );
      }),
    ));

  it('reads a phrase with capitals, line breaks, wide spaces and full-width letters', () => {
    const written = write(Uint8Array.from({ length: 16 }, (_, at) => at));
    const untidy = `\n ${written.join('\t\u3000 ').toUpperCase().replace('W', '\uff37')}\r\n`;
    expect(checkSeedPhrase(untidy, words)).toEqual({
      outcome: 'valid',
      phrase: written.join(' '),
      isWellKnown: false,
    });
  });

  it.each([
    ['', 0],
    ['   ', 0],
    ['w1 w2 w3', 3],
    [Array.from({ length: 11 }, () => 'w1').join(' '), 11],
    [Array.from({ length: 25 }, () => 'w1').join(' '), 25],
  ])('asks for 12 to 24 words when given %j', (text, count) => {
    expect(checkSeedPhrase(text, words)).toEqual({ outcome: 'word_count', count });
  });

  it.each([13, 14, 16, 17, 19, 20, 22, 23])('refuses a phrase of %i words', (count) => {
    const text = Array.from({ length: count }, () => 'w1').join(' ');
    expect(checkSeedPhrase(text, words)).toEqual({ outcome: 'length', count });
  });

  it('names every unknown word with its position, counted from 1', () => {
    const written = write(new Uint8Array(16)).with(0, 'bitcoin').with(11, 'w\u200b1');
    expect(checkSeedPhrase(written.join(' '), words)).toEqual({
      outcome: 'unknown_words',
      words: [
        { position: 1, word: 'bitcoin' },
        { position: 12, word: 'w\u200b1' },
      ],
    });
  });

  it('points out phrases that everybody knows', () => {
    const repeatedByte = write(new Uint8Array(32).fill(0x7f)).join(' ');
    expect(checkSeedPhrase(repeatedByte, words)).toMatchObject({ isWellKnown: true });
    const random = write(Uint8Array.from({ length: 32 }, (_, at) => at * 7)).join(' ');
    expect(checkSeedPhrase(random, words)).toMatchObject({ isWellKnown: false });
  });

  it('answers for any text, however broken', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        expect(checkSeedPhrase(text, words).outcome).toMatch(/^(word_count|length|unknown_words)$/);
      }),
    ));
});

describe('normalizeSeedPhrase', () => {
  it('leaves a normalised phrase as it is', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const once = normalizeSeedPhrase(text);
        expect(normalizeSeedPhrase(once)).toBe(once);
      }),
    ));
});
