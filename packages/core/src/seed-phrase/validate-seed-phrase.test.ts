import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { checkSeedPhrase } from './check-seed-phrase.ts';
import { englishWords } from './english-words.ts';
import { validateSeedPhrase } from './validate-seed-phrase.ts';

/** The reference vectors of BIP-39 (trezor/python-mnemonic, vectors.json), as keyring holds them. */
const file = join(import.meta.dirname, '../../../keyring/src/bip39.vectors.json');
const { vectors } = z
  .object({ vectors: z.array(z.object({ phrase: z.string() })) })
  .parse(JSON.parse(readFileSync(file, 'utf8')));

describe('validateSeedPhrase', () => {
  it('knows the reference vectors', () => {
    expect(vectors.length).toBeGreaterThanOrEqual(24);
    for (const { phrase } of vectors) expect(validateSeedPhrase(phrase)).toBe(true);
  });

  it.each(vectors)('refuses $phrase with a word changed, missing or foreign', ({ phrase }) => {
    const words = phrase.split(' ');
    const all = englishWords();
    const last = words.at(-1) ?? '';
    const others = all.filter((word) => word !== last);
    // With the words at hand: `validateSeedPhrase` parses them each time.
    const right = others.filter(
      (word) => checkSeedPhrase(words.with(-1, word).join(' '), all).outcome === 'valid',
    );
    for (const word of right) expect(validateSeedPhrase(words.with(-1, word).join(' '))).toBe(true);
    // Of 2048 last words, one in 2^(checksum bits) fits, the own one among them.
    expect(right).toHaveLength(2048 / 2 ** (words.length / 3) - 1);
    expect(validateSeedPhrase(words.slice(1).join(' '))).toBe(false);
    expect(validateSeedPhrase(words.with(0, 'bitcoin').join(' '))).toBe(false);
  });

  it.each([
    ['capitals', (phrase: string) => phrase.toUpperCase()],
    [
      'white space of every kind',
      (phrase: string) => `\n ${phrase.replaceAll(' ', '\t\u3000 ')}\r\n`,
    ],
    ['full-width letters (NFKD)', (phrase: string) => phrase.replace('a', '\uff41')],
  ])('reads %s', (_what, write) => {
    for (const { phrase } of vectors) expect(validateSeedPhrase(write(phrase))).toBe(true);
  });

  it.each([
    '',
    ' ',
    'abandon',
    'abandon '.repeat(11),
    'abandon '.repeat(25),
    'abandon,'.repeat(12),
  ])('refuses %j', (text) => {
    expect(validateSeedPhrase(text)).toBe(false);
  });
});
