import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSeedPhrase } from './read-seed-phrase.ts';

describe('readSeedPhrase', () => {
  it.each([
    ['numbers and dots', '1. buddy 2. enact 3. siren'],
    ['numbers that touch the words', '1.buddy 2)enact #3:siren'],
    ['lines with Windows ends', 'Buddy\r\nENACT\r\nsiren\r\n'],
    ['numbers and words on lines of their own', '1\nbuddy\n2\nenact\n3\nsiren'],
    ['a table', 'buddy\t|\tenact\t|\tsiren'],
    ['commas without spaces', 'buddy,enact,siren'],
    ['a list of a program', '["buddy", "enact", "siren"]'],
    ['circled numbers, full-width letters and wide spaces', '① ｂuddy\u3000② enact\u3000③ siren.'],
  ])('reads words with %s', (_, text) => {
    expect(readSeedPhrase(text)).toBe('buddy enact siren');
  });

  it('keeps what cannot be a word of a phrase, to be told of', () => {
    expect(readSeedPhrase('bud-dy en4ct s\u200biren siren2')).toBe(
      'bud-dy en4ct s\u200biren siren2',
    );
  });

  it('is empty where there are no words', () => {
    expect(readSeedPhrase(' 1. 2. 3. ')).toBe('');
  });

  it('leaves a phrase that was read as it is', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const once = readSeedPhrase(text);
        expect(readSeedPhrase(once)).toBe(once);
      }),
    ));
});
