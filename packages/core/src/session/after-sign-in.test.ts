import { expect, it } from 'vitest';
import { type AfterSignIn, type AfterSignInFacts, afterSignIn } from './after-sign-in.ts';

const one = { id: 'w1', isActivated: true };
const two = { id: 'w2', isActivated: true };
const unfinished = { id: 'w3', isActivated: false };
const known: AfterSignInFacts = {
  isEmailVerified: true,
  wallets: [one],
  storedWalletId: null,
  needsUnlock: false,
};

it.each<[string, Partial<AfterSignInFacts>, AfterSignIn]>([
  ['an unverified email comes first', { isEmailVerified: false, wallets: [] }, 'verify-email'],
  ['without a wallet one is made', { wallets: [] }, 'new-wallet'],
  ['one that was never finished is none', { wallets: [unfinished] }, 'new-wallet'],
  ['the only one is not asked for', { wallets: [unfinished, one] }, 'go-on'],
  ['of several one is chosen', { wallets: [one, two], needsUnlock: true }, 'select-wallet'],
  ['the last one is taken again', { wallets: [one, two], storedWalletId: 'w2' }, 'go-on'],
  [
    'a stored one that is gone counts for nothing',
    { wallets: [one, two], storedWalletId: 'x' },
    'select-wallet',
  ],
  [
    'an unfinished one that is stored, too',
    { wallets: [one, two, unfinished], storedWalletId: 'w3' },
    'select-wallet',
  ],
  ['a device that is not known proves the key', { needsUnlock: true }, 'unlock'],
])('%s', (_, facts, expected) => {
  expect(afterSignIn({ ...known, ...facts })).toBe(expected);
});
