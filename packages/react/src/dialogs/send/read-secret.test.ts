import { describe, expect, it } from 'vitest';
import { readSecret } from './read-secret.ts';

const words = (count: number): string => Array.from({ length: count }, () => 'abandon').join(' ');

describe('readSecret', () => {
  it('takes a password as it was typed', () => {
    expect(readSecret('ENCRYPTION_KEY', ' Correct Horse ')).toEqual({
      secret: { password: ' Correct Horse ' },
      error: null,
    });
  });

  it('asks for a password that is blank', () => {
    expect(readSecret('ENCRYPTION_KEY', '').error).toBe('common.required');
  });

  it.each([12, 15, 18, 21, 24])('takes a phrase of %i words', (count) => {
    expect(readSecret('SEED_PHRASE', words(count)).secret).toEqual({ seedPhrase: words(count) });
  });

  it('takes a phrase in the form in which phrases are compared', () => {
    expect(readSecret('SEED_PHRASE', `\n  ${words(12).toUpperCase().replace(' ', '\n')} `)).toEqual(
      {
        secret: { seedPhrase: words(12) },
        error: null,
      },
    );
  });

  it('takes a phrase that is numbered and parted by commas', () => {
    const written = Array.from({ length: 12 }, (_, at) => `${at + 1}. Abandon`).join(',\n');
    expect(readSecret('SEED_PHRASE', written).secret).toEqual({ seedPhrase: words(12) });
  });

  it.each([
    ['', 'send.sign.wordCount'],
    [words(11), 'send.sign.wordCount'],
    [words(25), 'send.sign.wordCount'],
    [words(13), 'send.sign.phraseLength'],
  ])('refuses %j', (text, error) => {
    expect(readSecret('SEED_PHRASE', text)).toEqual({ secret: null, error });
  });
});
