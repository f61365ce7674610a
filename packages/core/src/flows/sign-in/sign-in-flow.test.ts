import { describe, expect, test } from 'vitest';
import { refusal, scriptedClient } from '../../../test/scripted-client.ts';
import type { AnyBillfoldError } from '../../errors/error-kinds.ts';
import { createTranslate } from '../../i18n/create-translate.ts';
import { createSignInFlow } from './sign-in-flow.ts';
import { signInFailure } from './sign-in-selectors.ts';

const device = { device: 'Desktop', os: 'Linux', browser: 'Chrome 140' };
const user = {
  id: '01890000-0000-7000-8000-000000000001',
  email: 'ada@example.com',
  name: 'Ada',
  isEmailVerified: true,
  accountType: 'INDIVIDUAL',
  has2fa: false,
  hasPassword: true,
  createdAt: '2026-11-20T09:00:00.000Z',
  locale: 'en',
  currency: 'USD',
};
const signedIn = {
  body: { data: { accessToken: 'bfs_token-of-ada', expiresAt: '2026-12-20T09:00:00.000Z', user } },
};
const logIn = 'POST /v1/auth/login/basic';
const password = 'correct horse battery';

function begin(answer: Parameters<typeof scriptedClient>[0][string]) {
  const scripted = scriptedClient({ [logIn]: answer });
  const errors: AnyBillfoldError[] = [];
  const flow = createSignInFlow(scripted.client, {
    session: scripted.session,
    device,
    onError: (error) => errors.push(error),
  });
  return { ...scripted, flow, errors };
}

describe('sign-in', () => {
  test('signs the session in with the token of the answer', async () => {
    const { flow, session, sent } = begin(signedIn);
    flow.actions.setEmail(' ada@example.com ');
    await flow.actions.submit(password);
    expect(sent).toEqual([
      { call: logIn, body: { email: 'ada@example.com', password, twoFactorCode: null, device } },
    ]);
    expect(session.getAccessToken()).toBe('bfs_token-of-ada');
    expect(flow.getState().status).toBe('signed-in');
    await expect(flow.result).resolves.toMatchObject({
      status: 'signed-in',
      user: { email: 'ada@example.com' },
    });
  });

  test('keeps the password and the token out of every state it goes through', async () => {
    const { flow } = begin([refusal(400, 'INVALID_CREDENTIALS'), signedIn]);
    const states: string[] = [];
    flow.subscribe(() => states.push(JSON.stringify(flow.getState())));
    flow.actions.setEmail('ada@example.com');
    await flow.actions.submit(password);
    await flow.actions.submit(password);
    expect(states.length).toBeGreaterThan(3);
    expect(states.join()).not.toContain(password);
    expect(states.join()).not.toContain('bfs_token-of-ada');
  });

  test.each([
    ['', '', { email: 'auth.email.missing', password: 'common.required' }],
    ['ada', 'x', { email: 'auth.email.invalid' }],
    ['ada@example.com', '', { password: 'common.required' }],
  ])('asks nobody when %j and %j were entered', async (email, entered, invalid) => {
    const { flow, sent } = begin(signedIn);
    flow.actions.setEmail(email);
    await flow.actions.submit(entered);
    expect(flow.getState()).toMatchObject({ status: 'editing', invalid });
    expect(sent).toEqual([]);
  });

  test('clears the errors of the email while it is corrected', async () => {
    const { flow } = begin(signedIn);
    await flow.actions.submit('');
    flow.actions.setEmail('a');
    expect(flow.getState().invalid).toEqual({ password: 'common.required' });
  });

  test('says the same of a wrong email and a wrong password, and keeps what was typed', async () => {
    const { flow, errors, session } = begin(refusal(400, 'INVALID_CREDENTIALS'));
    flow.actions.setEmail('ada@example.com');
    await flow.actions.submit('wrong');
    const { status, email, failure } = flow.getState();
    expect({ status, email }).toEqual({ status: 'editing', email: 'ada@example.com' });
    expect(failure && signInFailure(failure, createTranslate())).toBe(
      'Email or password is incorrect.',
    );
    expect(errors).toHaveLength(1);
    expect(session.get().isSignedIn).toBe(false);
  });

  test('shows what the service says of anything else', async () => {
    const text = 'Too many attempts. Try again in 4 minutes.';
    const { flow } = begin(refusal(429, 'RATE_LIMITED', { errors: [text] }));
    flow.actions.setEmail('ada@example.com');
    await flow.actions.submit(password);
    const { failure } = flow.getState();
    expect(failure && signInFailure(failure, createTranslate())).toBe(text);
  });

  test('two presses send one request', async () => {
    const { flow, sent } = begin(signedIn);
    flow.actions.setEmail('ada@example.com');
    await Promise.all([flow.actions.submit(password), flow.actions.submit(password)]);
    expect(sent).toHaveLength(1);
  });

  test('signs in to the demo with nothing typed, and says why where there is none', async () => {
    const text = "The demo isn't available on this server.";
    const demo = 'POST /v1/auth/login/demo';
    const { client, session, sent } = scriptedClient({
      [demo]: [refusal(404, 'NOT_FOUND', { errors: [text] }), signedIn],
    });
    const flow = createSignInFlow(client, { session, device });
    await flow.actions.exploreDemo();
    const { failure, status } = flow.getState();
    expect(failure && signInFailure(failure, createTranslate())).toBe(text);
    expect(status).toBe('editing');
    await flow.actions.exploreDemo();
    expect(sent).toEqual([
      { call: demo, body: { device } },
      { call: demo, body: { device } },
    ]);
    expect(session.getAccessToken()).toBe('bfs_token-of-ada');
  });

  test('an answer that comes after dispose signs nobody in', async () => {
    const { flow, session } = begin(signedIn);
    flow.actions.setEmail('ada@example.com');
    const submitted = flow.actions.submit(password);
    flow.dispose();
    await submitted;
    expect(session.get().isSignedIn).toBe(false);
    await expect(flow.result).resolves.toEqual({ status: 'dismissed' });
  });
});
