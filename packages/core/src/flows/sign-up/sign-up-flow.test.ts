import { describe, expect, test } from 'vitest';
import { refusal, scriptedClient } from '../../../test/scripted-client.ts';
import { createTranslate } from '../../i18n/create-translate.ts';
import { fieldMessage } from '../refused-field.ts';
import { createSignUpFlow } from './sign-up-flow.ts';
import { isEmailTaken, validateSignUp } from './sign-up-selectors.ts';

const device = { device: 'Desktop', os: 'Linux', browser: 'Chrome 140' };
const register = 'POST /v1/auth/register/basic';
const values = {
  name: 'Ada',
  email: 'ada@example.com',
  accountType: 'INDIVIDUAL',
  acceptsTerms: true,
} as const;
const password = 'correct horse battery';
const user = {
  id: '01890000-0000-7000-8000-000000000001',
  email: 'ada@example.com',
  name: 'Ada',
  isEmailVerified: false,
  accountType: 'INDIVIDUAL',
  has2fa: false,
  hasPassword: true,
  createdAt: '2026-11-20T09:00:00.000Z',
  locale: 'en',
  currency: 'USD',
};
const registered = {
  status: 201,
  body: { data: { accessToken: 'bfs_token-of-ada', expiresAt: '2026-12-20T09:00:00.000Z', user } },
};

function begin(answer: Parameters<typeof scriptedClient>[0][string]) {
  const scripted = scriptedClient({ [register]: answer });
  const flow = createSignUpFlow(scripted.client, {
    session: scripted.session,
    device,
    referralCode: null,
  });
  return { ...scripted, flow };
}

describe('what sign-up asks for', () => {
  test.each([
    ['nothing', values, password, {}],
    ['a name', { ...values, name: '  ' }, password, { name: 'common.required' }],
    [
      'a shorter name',
      { ...values, name: 'a'.repeat(81) },
      password,
      { name: 'auth.signUp.nameLength' },
    ],
    ['an email', { ...values, email: 'ada' }, password, { email: 'auth.email.invalid' }],
    ['a password', values, '', { password: 'common.required' }],
    ['a longer password', values, 'ninechars', { password: 'auth.password.short' }],
    ['a shorter password', values, 'a'.repeat(129), { password: 'auth.password.long' }],
    ['another password', values, 'xADA@example.comx', { password: 'auth.password.containsEmail' }],
    ['consent', { ...values, acceptsTerms: false }, password, { acceptsTerms: 'common.required' }],
  ])('%s', (_, entered, secret, invalid) => {
    expect(validateSignUp(entered, secret)).toEqual(invalid);
  });

  test('the length of a password counts characters, not code units', () => {
    expect(validateSignUp(values, '🔑'.repeat(9))).toEqual({ password: 'auth.password.short' });
    expect(validateSignUp(values, '🔑'.repeat(10))).toEqual({});
  });
});

describe('sign-up', () => {
  test('registers and is signed in', async () => {
    const { flow, session, sent } = begin(registered);
    flow.actions.change(values);
    await flow.actions.submit(password);
    expect(sent).toEqual([
      {
        call: register,
        body: {
          name: 'Ada',
          email: 'ada@example.com',
          password,
          accountType: 'INDIVIDUAL',
          acceptTerms: true,
          referralCode: null,
          device,
        },
      },
    ]);
    expect(session.getAccessToken()).toBe('bfs_token-of-ada');
    await expect(flow.result).resolves.toMatchObject({ status: 'registered' });
  });

  test('keeps the password and the token out of every state it goes through', async () => {
    const { flow } = begin([refusal(409, 'EMAIL_TAKEN'), registered]);
    const states: string[] = [];
    flow.subscribe(() => states.push(JSON.stringify(flow.getState())));
    flow.actions.change(values);
    await flow.actions.submit(password);
    await flow.actions.submit(password);
    expect(states.join()).not.toContain(password);
    expect(states.join()).not.toContain('bfs_token-of-ada');
  });

  test('keeps what was typed when the email is taken', async () => {
    const { flow } = begin(refusal(409, 'EMAIL_TAKEN'));
    flow.actions.change(values);
    await flow.actions.submit(password);
    expect(flow.getState()).toMatchObject({ status: 'editing', values });
    expect(isEmailTaken(flow.getState().failure)).toBe(true);
  });

  test('puts what the service says of a field under that field', async () => {
    const text = 'This password is too common.';
    const { flow } = begin(refusal(400, 'VALIDATION_FAILED', { fields: { password: [text] } }));
    flow.actions.change(values);
    await flow.actions.submit(password);
    const translate = createTranslate();
    expect(fieldMessage(flow.getState(), 'password', translate)).toBe(text);
    expect(fieldMessage(flow.getState(), 'name', translate)).toBeUndefined();
  });

  test('createSignUpFlow clears the errors of a field while it is corrected', async () => {
    const { flow, sent } = begin(registered);
    await flow.actions.submit('');
    flow.actions.change({ name: 'A' });
    flow.actions.clearPasswordError();
    expect(Object.keys(flow.getState().invalid)).toEqual(['email', 'acceptsTerms']);
    expect(sent).toEqual([]);
  });
});
