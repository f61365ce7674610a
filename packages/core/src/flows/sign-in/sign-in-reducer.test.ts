import { describe, expect, it } from 'vitest';
import { ApiError, NetworkError, TwoFactorRequiredError } from '../../errors/error-kinds.ts';
import { maximumWrongCodes, reduceSignIn } from './sign-in-reducer.ts';
import { initialSignIn, type SignInEvent, type SignInState } from './sign-in-state.ts';

const email = 'ada@example.com';
const lost = new NetworkError('network');
const asked = new TwoFactorRequiredError();
const wrongCode = new ApiError({ serverCode: 'two_factor_invalid' });
const wrongPassword = new ApiError({ serverCode: 'invalid_credentials' });
const limited = new ApiError({ serverCode: 'rate_limited' });
const form: SignInState = { ...initialSignIn(), email };
const sending: SignInState = { ...form, status: 'submitting' };
const code: SignInState = { ...form, step: 'two-factor', failure: asked };
const sendingCode: SignInState = { ...code, status: 'submitting', failure: null };

describe('reduceSignIn', () => {
  it.each<[string, SignInState, SignInEvent, SignInState]>([
    [
      'takes the email, and clears the errors of it alone',
      { ...form, invalid: { email: 'auth.email.invalid', password: 'common.required' } },
      { type: 'email-changed', text: 'bob@example.com' },
      { ...form, email: 'bob@example.com', invalid: { password: 'common.required' } },
    ],
    [
      'starts again with another email on the code step',
      { ...code, wrongCodes: 2, codeKind: 'recovery-code' },
      { type: 'email-changed', text: 'bob@example.com' },
      { ...form, email: 'bob@example.com' },
    ],
    [
      'takes no other email while a code is on its way',
      sendingCode,
      { type: 'email-changed', text: 'bob@example.com' },
      sendingCode,
    ],
    [
      'names the refused fields in place of an older failure',
      { ...form, failure: lost },
      { type: 'refused', invalid: { password: 'common.required' } },
      { ...form, invalid: { password: 'common.required' } },
    ],
    [
      'is submitting with nothing held against it',
      { ...form, failure: lost, invalid: { email: 'auth.email.invalid' } },
      { type: 'submitted' },
      sending,
    ],
    [
      'asks for a code where the account wants one',
      sending,
      { type: 'failed', error: asked },
      code,
    ],
    [
      'keeps the form after any other failure',
      sending,
      { type: 'failed', error: lost },
      { ...form, failure: lost },
    ],
    [
      'keeps the email after wrong credentials',
      sending,
      { type: 'failed', error: wrongPassword },
      { ...form, failure: wrongPassword },
    ],
    [
      'counts a wrong code',
      sendingCode,
      { type: 'failed', error: wrongCode },
      { ...code, wrongCodes: 1, failure: wrongCode },
    ],
    [
      'ends the round with the last wrong code (R-AUTH-11b)',
      { ...sendingCode, wrongCodes: maximumWrongCodes - 1 },
      { type: 'failed', error: wrongCode },
      { ...form, failure: wrongCode },
    ],
    [
      'counts nothing else as a wrong code',
      sendingCode,
      { type: 'failed', error: limited },
      { ...code, failure: limited },
    ],
    [
      'goes back to the form when the password is no longer right',
      sendingCode,
      { type: 'failed', error: wrongPassword },
      { ...form, failure: wrongPassword },
    ],
    [
      'chooses another kind of code',
      { ...code, invalid: { code: 'common.required' } },
      { type: 'code-kind-chosen', codeKind: 'recovery-code' },
      { ...code, codeKind: 'recovery-code', failure: null },
    ],
    [
      'chooses none while one is on its way',
      sendingCode,
      { type: 'code-kind-chosen', codeKind: 'recovery-code' },
      sendingCode,
    ],
    ['goes back with the email alone', { ...code, wrongCodes: 2 }, { type: 'went-back' }, form],
    [
      'does not go back while a code is on its way',
      sendingCode,
      { type: 'went-back' },
      sendingCode,
    ],
    ['ends signed in', sending, { type: 'signed-in' }, { ...sending, status: 'signed-in' }],
  ])('%s', (_, from, event, expected) => {
    expect(reduceSignIn(from, event)).toEqual(expected);
  });
});
