import { describe, expect, it } from 'vitest';
import { ApiError } from '../../errors/error-kinds.ts';
import { en } from '../../i18n/en/index.ts';
import { resetPasswordTexts } from '../../i18n/en/reset-password.ts';
import { createTranslator } from '../../i18n/translate.ts';
import type { PhraseProblem } from '../new-wallet/new-wallet-state.ts';
import { fieldMessage } from '../refused-field.ts';
import { seedPhraseMessage, validateNewPassword } from './reset-password-selectors.ts';
import { initialResetPassword, type ResetPasswordField } from './reset-password-state.ts';

const t = createTranslator('en', (key) => en[key]);
const fine = 'Aa1!aaaaaa';
const entered = { newPassword: fine, confirmation: fine, consent: true };

describe('the texts of the Reset Cloud Encryption Password dialog', () => {
  it.each([
    ['R-RPW-01', 'resetPassword.title', 'Reset Cloud Encryption Password'],
    ['R-RPW-01', 'resetPassword.submit', 'Enable Cloud Password'],
    ['R-RPW-02', 'cloudPassword.empty', 'Must have at least 1 character'],
    ['R-RPW-02', 'cloudPassword.weak', 'Password is too weak'],
    ['R-RPW-02', 'cloudPassword.differ', "Passwords don't match"],
    ['R-RPW-05', 'resetPassword.forgotPhrase', 'Forgot your seed phrase?'],
    ['R-RPW-05', 'resetPassword.forgotKey', 'Forgot encryption key?'],
    ['R-RPW-06', 'resetPassword.done', 'New password successfully created'],
  ] as const)('%s: %s', (_, key, text) => {
    expect(resetPasswordTexts.english[key]).toBe(text);
  });
});

describe('validateNewPassword (R-RPW-02, R-RPW-03)', () => {
  it.each<[string, Partial<typeof entered>, Partial<Record<ResetPasswordField, string>>]>([
    ['nothing', {}, {}],
    [
      'an empty password, before its strength',
      { newPassword: '' },
      { newPassword: 'Must have at least 1 character', confirmation: "Passwords don't match" },
    ],
    [
      'a password of nine characters',
      { newPassword: 'Aa1!aaaaa', confirmation: 'Aa1!aaaaa' },
      { newPassword: 'Password is too weak' },
    ],
    [
      'a long password without a symbol',
      { newPassword: 'Aa1aaaaaaaaaaaaaa', confirmation: 'Aa1aaaaaaaaaaaaaa' },
      { newPassword: 'Password is too weak' },
    ],
    [
      'an empty confirmation',
      { confirmation: '' },
      { confirmation: 'Must have at least 1 character' },
    ],
    ['another confirmation', { confirmation: 'other' }, { confirmation: "Passwords don't match" }],
    ['no consent', { consent: false }, { consent: 'Required' }],
  ])('refuses %s', (_, change, expected) => {
    const invalid = validateNewPassword({ ...entered, ...change });
    const fields = ['newPassword', 'confirmation', 'consent'] as const;
    const said = fields.map((field) => [
      field,
      fieldMessage<ResetPasswordField>({ invalid, failure: null }, field, t),
    ]);
    expect(Object.fromEntries(said.filter(([, text]) => text !== undefined))).toEqual(expected);
  });
});

describe('seedPhraseMessage (R-RPW-04)', () => {
  const start = initialResetPassword();
  it.each<[PhraseProblem, string]>([
    [{ reason: 'word_count' }, 'Enter all 12 words'],
    [{ reason: 'length' }, 'Enter all 12 words'],
    [{ reason: 'unknown_words', positions: [3, 7] }, 'Check word 3, 7: not in the word list.'],
    [{ reason: 'checksum' }, "Every word is valid, but the phrase isn't. Check the order."],
    [{ reason: 'mismatch' }, 'This phrase belongs to a different wallet.'],
  ])('speaks of %j', (phraseProblem, text) => {
    expect(seedPhraseMessage({ ...start, phraseProblem }, t)).toBe(text);
  });

  it('has the sentence of the service where ours has none', () => {
    const failure = new ApiError({ status: 400, fields: { seedPhrase: ['Too odd.'] } });
    expect(seedPhraseMessage({ ...start, failure }, t)).toBe('Too odd.');
    expect(seedPhraseMessage(start, t)).toBeUndefined();
  });
});
