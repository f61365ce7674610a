import { describe, expect, test } from 'vitest';
import { reduceNewWallet } from './new-wallet-reducer.ts';
import {
  newWalletProgress,
  validateName,
  validatePassword,
  validatePhrase,
} from './new-wallet-selectors.ts';
import { initialNewWallet, type NewWalletEvent, type NewWalletState } from './new-wallet-state.ts';

const strong = 'Correct-Horse-7';
const fine = { password: strong, confirmation: strong, consent: true };

describe('the rules of a new cloud password (R-RPW-02)', () => {
  test.each([
    ['nothing is wrong', fine, {}],
    [
      'no password',
      { ...fine, password: '' },
      { password: 'cloudPassword.empty', confirmation: 'cloudPassword.differ' },
    ],
    [
      'a weak password',
      { ...fine, password: 'short', confirmation: 'short' },
      { password: 'cloudPassword.weak' },
    ],
    ['no confirmation', { ...fine, confirmation: '' }, { confirmation: 'cloudPassword.empty' }],
    [
      'another confirmation',
      { ...fine, confirmation: `${strong} ` },
      { confirmation: 'cloudPassword.differ' },
    ],
    ['no consent', { ...fine, consent: false }, { consent: 'common.required' }],
  ])('%s', (_, entered, invalid) => {
    expect(validatePassword(entered)).toEqual(invalid);
  });
});

describe('the name of a wallet', () => {
  const draft = initialNewWallet().draft;
  test.each([
    ['Savings', {}],
    ['', { name: 'common.required' }],
    ['   ', { name: 'common.required' }],
    ['a'.repeat(40), {}],
    ['a'.repeat(41), { name: 'newWallet.name.length' }],
    [' MAIN ', { name: 'newWallet.name.taken' }],
  ])('%j', (name, invalid) => {
    expect(validateName({ ...draft, name }, ['Main'])).toEqual(invalid);
  });
});

test('the order of valid words is validated by their checksum', () => {
  const words = Array.from({ length: 2048 }, (_, index) => `w${index}`);
  const text = Array.from({ length: 12 }, () => 'w1').join(' ');
  expect(validatePhrase(text, words)).toEqual({ reason: 'checksum' });
  expect(validatePhrase(text, null)).toBeNull();
});

test.each([
  ['create', 'name', 4, 0],
  ['create', 'confirm-phrase', 4, 3],
  ['create', 'done', 4, 4],
  ['import', 'import-phrase', 3, 2],
  ['import', 'accounts', 3, 3],
  ['finish', 'enter-phrase', 1, 0],
] as const)('%s at %s is one of %i steps, at %i', (kind, step, count, current) => {
  const progress = newWalletProgress(kind, step);
  expect(progress.labels).toHaveLength(count);
  expect(progress.current).toBe(current);
});

describe('the reducer', () => {
  const refused: NewWalletState = {
    ...initialNewWallet(),
    invalid: { name: 'common.required', consent: 'common.required' },
    phraseProblem: { reason: 'checksum' },
  };
  test('a change of the draft clears the errors of that field alone', () => {
    const next = reduceNewWallet(refused, { type: 'drafted', change: { name: 'S' } });
    expect(next.invalid).toEqual({ consent: 'common.required' });
    expect(next.draft.name).toBe('S');
  });

  test.each<NewWalletEvent>([
    { type: 'called' },
    { type: 'went-on', to: { step: 'password' } },
    { type: 'refused', invalid: {} },
  ])('$type holds nothing of before against the user', (event) => {
    expect(reduceNewWallet(refused, event)).toMatchObject({
      invalid: {},
      phraseProblem: null,
      failure: null,
    });
  });

  test('nobody goes back while a call is under way', () => {
    const busy: NewWalletState = { ...refused, place: { step: 'password' }, isBusy: true };
    expect(reduceNewWallet(busy, { type: 'went-back' })).toBe(busy);
  });
});
