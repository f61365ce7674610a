import { type MessageKey, readSeedPhrase, type SendSecret, type SignMethod } from '@billfold/core';

export type ReadSecret =
  | { readonly secret: SendSecret; readonly error: null }
  | { readonly secret: null; readonly error: MessageKey };

/** Parses the typed secret, or returns the sentence about its error. */
export function readSecret(method: SignMethod, text: string): ReadSecret {
  switch (method) {
    case 'ENCRYPTION_KEY':
      return text === ''
        ? { secret: null, error: 'common.required' }
        : { secret: { password: text }, error: null };
    case 'SEED_PHRASE': {
      const seedPhrase = readSeedPhrase(text);
      const count = seedPhrase === '' ? 0 : seedPhrase.split(' ').length;
      if (count < 12 || count > 24) return { secret: null, error: 'send.sign.wordCount' };
      if (count % 3 !== 0) return { secret: null, error: 'send.sign.phraseLength' };
      return { secret: { seedPhrase }, error: null };
    }
    default:
      return method satisfies never;
  }
}
