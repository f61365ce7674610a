import { describe, expect, test } from 'vitest';
import { type Answer, refusal, scriptedClient } from '../../../test/scripted-client.ts';
import type { AnyBillfoldError } from '../../errors/error-kinds.ts';
import { createTranslate } from '../../i18n/create-translate.ts';
import { fieldMessage } from '../refused-field.ts';
import { createSignInFlow } from './sign-in-flow.ts';
import { isCompleteCode, signInFailure, twoFactorFailure } from './sign-in-selectors.ts';

const device = { device: 'Desktop', os: 'Linux', browser: 'Chrome 140' };
const user = {
  id: '01890000-0000-7000-8000-000000000001',
  email: 'ada@example.com',
  name: 'Ada',
  isEmailVerified: true,
  accountType: 'INDIVIDUAL',
  has2fa: true,
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
// Without a code of ours: the specification's sentence alone says it.
const asked = refusal(400, 'BAD_REQUEST', { errors: ['2FA code is required to login'] });
const wrong = refusal(400, 'TWO_FACTOR_INVALID');
const t = createTranslate();

/** On the code step, unless the first answer leads elsewhere. */
async function begin(...answers: readonly Answer[]) {
  const scripted = scriptedClient({ [logIn]: [asked, ...answers] });
  const errors: AnyBillfoldError[] = [];
  const states: string[] = [];
  const flow = createSignInFlow(scripted.client, {
    session: scripted.session,
    device,
    onError: (error) => errors.push(error),
  });
  flow.subscribe(() => states.push(JSON.stringify(flow.getState())));
  flow.actions.setEmail('ada@example.com');
  await flow.actions.submit(password);
  const codeFailure = () => twoFactorFailure(flow.getState(), t);
  const enter = async (...codes: readonly string[]) => {
    for (const code of codes) await flow.actions.submitCode(code);
  };
  return { ...scripted, flow, actions: flow.actions, errors, states, codeFailure, enter };
}

describe('the second factor', () => {
  test('is asked for on its own step, without a notification (R-AUTH-03, R-NOTE-04)', async () => {
    const { flow, errors, codeFailure } = await begin();
    expect(flow.getState()).toMatchObject({
      status: 'editing',
      step: 'two-factor',
      codeKind: 'code',
      email: 'ada@example.com',
    });
    expect(errors).toEqual([]);
    expect(codeFailure()).toBeNull();
  });

  test('keeps words for a form without that step', async () => {
    const { flow } = await begin();
    const { failure } = flow.getState();
    expect(failure && signInFailure(failure, t)).toContain('two-factor');
  });

  test('sends the code with the email and the password of before', async () => {
    const { flow, session, sent, enter } = await begin(signedIn);
    await enter(' 123 456');
    expect(sent[1]).toEqual({
      call: logIn,
      body: { email: 'ada@example.com', password, twoFactorCode: '123456', device },
    });
    expect(session.getAccessToken()).toBe('bfs_token-of-ada');
    await expect(flow.result).resolves.toMatchObject({
      status: 'signed-in',
      user: { id: user.id },
    });
  });

  test('takes a recovery code in its place', async () => {
    const { flow, actions, sent, enter } = await begin(signedIn);
    actions.chooseCodeKind('recovery-code');
    expect(flow.getState().codeKind).toBe('recovery-code');
    await enter('k7f2m9x4qa');
    expect(sent[1]?.body).toMatchObject({ twoFactorCode: 'k7f2m9x4qa' });
  });

  test('keeps password, codes and token out of every state it goes through', async () => {
    const { actions, states, enter } = await begin(wrong, wrong, signedIn);
    await enter('123456');
    actions.chooseCodeKind('recovery-code');
    await enter('k7f2m9x4q', 'k7f2m9x4qa', 'k7f2m9x4qb');
    expect(states.length).toBeGreaterThan(8);
    for (const secret of [password, '123456', 'k7f2m9x4q', 'bfs_token-of-ada'])
      expect(states.join()).not.toContain(secret);
  });

  test.each([
    ['code', '', 'Required'],
    ['code', '12345', 'Enter 6 digits'],
    ['code', '12345a', 'Enter 6 digits'],
    ['recovery-code', ' ', 'Required'],
    ['recovery-code', 'k7f2m9x4q', 'Enter 10 characters'],
  ] as const)('asks nobody for a %s %j', async (kind, code, message) => {
    const { flow, actions, sent, enter } = await begin(signedIn);
    actions.chooseCodeKind(kind);
    await enter(code);
    expect(fieldMessage(flow.getState(), 'code', t)).toBe(message);
    expect(sent).toHaveLength(1);
    actions.chooseCodeKind('code');
    expect(flow.getState().invalid).toEqual({});
  });

  test('knows when a code is complete and can be sent at once', () => {
    expect(isCompleteCode('code', '123 456')).toBe(true);
    expect(isCompleteCode('code', '12345')).toBe(false);
    expect(isCompleteCode('code', '1234567')).toBe(false);
    expect(isCompleteCode('recovery-code', 'k7f2m9x4qa\n')).toBe(true);
    expect(isCompleteCode('recovery-code', '123456')).toBe(false);
  });

  test('says that a code is wrong, and after three how many tries are left', async () => {
    const { flow, errors, codeFailure, enter } = await begin(wrong);
    await enter('111111');
    expect(codeFailure()).toBe("That code isn't right. Check the app and try again.");
    expect(errors).toHaveLength(1);
    await enter('222222');
    expect(codeFailure()).toBe("That code isn't right. Check the app and try again.");
    await enter('333333');
    expect(codeFailure()).toBe("That code isn't right. 2 tries left.");
    await enter('444444');
    expect(codeFailure()).toBe("That code isn't right. 1 try left.");
    expect(flow.getState()).toMatchObject({ status: 'editing', step: 'two-factor' });
  });

  test('ends with the fifth wrong code, and forgets the password (R-AUTH-11b)', async () => {
    const { flow, sent, enter } = await begin(wrong);
    await enter('111111', '222222', '333333', '444444', '555555');
    const { step, email, wrongCodes, failure } = flow.getState();
    expect({ step, email, wrongCodes }).toEqual({
      step: 'credentials',
      email: 'ada@example.com',
      wrongCodes: 0,
    });
    expect(failure && signInFailure(failure, t)).toBe('Too many wrong codes. Sign in again.');
    await enter('666666');
    expect(sent).toHaveLength(6);
  });

  test('goes back to the form when the password is no longer right', async () => {
    const { flow, enter } = await begin(refusal(400, 'INVALID_CREDENTIALS'));
    await enter('123456');
    const { step, failure } = flow.getState();
    expect(step).toBe('credentials');
    expect(failure && signInFailure(failure, t)).toBe('Email or password is incorrect.');
  });

  test('shows what the service says of anything else, and can try again', async () => {
    const text = 'Too many attempts. Try again in 4 minutes.';
    const { flow, codeFailure, session, enter } = await begin(
      refusal(429, 'RATE_LIMITED', { errors: [text] }),
      signedIn,
    );
    await enter('123456');
    expect(codeFailure()).toBe(text);
    expect(flow.getState()).toMatchObject({ step: 'two-factor', wrongCodes: 0 });
    await enter('123456');
    expect(session.get().isSignedIn).toBe(true);
  });

  test('going back keeps the email, and nothing else', async () => {
    const { flow, actions, sent, enter } = await begin(wrong);
    await enter('111111');
    actions.chooseCodeKind('recovery-code');
    actions.back();
    expect(flow.getState()).toEqual({
      status: 'editing',
      step: 'credentials',
      email: 'ada@example.com',
      codeKind: 'code',
      wrongCodes: 0,
      invalid: {},
      failure: null,
    });
    await enter('222222');
    expect(sent).toHaveLength(2);
  });

  test('another email or password starts sign-in again', async () => {
    const { flow, actions, sent } = await begin(asked, signedIn);
    actions.setEmail('bob@example.com');
    expect(flow.getState()).toMatchObject({ step: 'credentials', email: 'bob@example.com' });
    await actions.submit('another password');
    expect(flow.getState().step).toBe('two-factor');
    await actions.submit('yet another');
    expect(sent.map(({ body }) => body)).toMatchObject([
      {},
      { email: 'bob@example.com', password: 'another password', twoFactorCode: null },
      { email: 'bob@example.com', password: 'yet another', twoFactorCode: null },
    ]);
  });

  test('nothing moves while a code is on its way, and it is sent once', async () => {
    const { flow, actions, sent } = await begin(wrong);
    const submitted = actions.submitCode('111111');
    const before = flow.getState();
    expect(before.status).toBe('submitting');
    actions.back();
    actions.setEmail('bob@example.com');
    actions.chooseCodeKind('recovery-code');
    await actions.submitCode('222222');
    await actions.submit('another password');
    expect(flow.getState()).toBe(before);
    await submitted;
    expect(sent).toHaveLength(2);
    expect(flow.getState().wrongCodes).toBe(1);
  });

  test('asks nobody for a code after dispose, and signs nobody in', async () => {
    const { flow, actions, sent, session } = await begin(signedIn);
    const submitted = actions.submitCode('123456');
    flow.dispose();
    await submitted;
    expect(session.get().isSignedIn).toBe(false);
    const { length } = sent;
    await actions.submitCode('123456');
    expect(sent).toHaveLength(length);
    await expect(flow.result).resolves.toEqual({ status: 'dismissed' });
  });
});
