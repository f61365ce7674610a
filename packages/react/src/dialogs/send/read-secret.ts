import { type MessageKey, readSeedPhrase, type SendSecret, type SignMethod } from '@billfold/core';

export type ReadSecret =
  | { readonly secret: SendSecret; readonly problem: null }
  | { readonly secret: null; readonly problem: MessageKey };

/** What was typed to sign with, or the sentence about why it cannot be that (spec §5 "Seed phrase"). */
export function readSecret(method: SignMethod, text: string): ReadSecret {
  switch (method) {
    case 'ENCRYPTION_KEY':
      return text === ''
        ? { secret: null, problem: 'common.required' }
        : { secret: { password: text }, problem: null };
    case 'SEED_PHRASE': {
      const seedPhrase = readSeedPhrase(text);
      const count = seedPhrase === '' ? 0 : seedPhrase.split(' ').length;
      if (count < 12 || count > 24) return { secret: null, problem: 'send.sign.wordCount' };
      if (count % 3 !== 0) return { secret: null, problem: 'send.sign.phraseLength' };
      return { secret: { seedPhrase }, problem: null };
    }
    default:
      return method satisfies never;
  }
}
