import { expect, test } from 'vitest';
import { refusal, type Script, scriptedClient } from '../../../test/scripted-client.ts';
import type { AnyBillfoldError } from '../../errors/error-kinds.ts';
import { createTranslate } from '../../i18n/create-translate.ts';
import type { Arrival } from './log-in.ts';
import { createSignInFlow } from './sign-in-flow.ts';
import { signInFailure } from './sign-in-selectors.ts';

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
const token = { accessToken: 'bfs_token-of-ada', expiresAt: '2026-12-20T09:00:00.000Z' };
const signedIn = { body: { data: { ...token, user } } };
const asked = refusal(400, 'TWO_FACTOR_REQUIRED', { errors: ['2FA code is required to login'] });
const answer = {
  code: 'code-of-the-provider',
  codeVerifier: 'v'.repeat(43),
  redirectUri: 'https://wallet.test/auth/sign-in',
  state: 'state-1',
};
const link: Arrival = { referralCode: null, from: 'link', handoffToken: `bfh_${'x'.repeat(43)}` };
const exchange = 'POST /v1/auth/token/exchange';
const getUser = 'GET /v1/user';

function begin(script: Script) {
  const scripted = scriptedClient(script);
  const errors: AnyBillfoldError[] = [];
  const states: string[] = [];
  const { session } = scripted;
  const onError = (error: AnyBillfoldError): void => void errors.push(error);
  const flow = createSignInFlow(scripted.client, { session, device, onError });
  flow.subscribe(() => states.push(JSON.stringify(flow.getState())));
  return { ...scripted, flow, errors, states };
}

test.each(['google', 'discord'] as const)(
  'signs in with the answer of %s, and gives it again with a code',
  async (from) => {
    const call = `POST /v1/auth/login/${from}`;
    const { flow, session, sent, states } = begin({ [call]: [asked, signedIn] });
    await flow.actions.arrive({ from, answer, referralCode: 'corner-shop' });
    expect(flow.getState()).toMatchObject({ step: 'two-factor', status: 'editing' });
    await flow.actions.submitCode('123456');
    expect(sent).toEqual([
      { call, body: { ...answer, referralCode: 'corner-shop', twoFactorCode: null } },
      { call, body: { ...answer, referralCode: 'corner-shop', twoFactorCode: '123456' } },
    ]);
    expect(session.getAccessToken()).toBe(token.accessToken);
    expect(states.join()).not.toContain(answer.code);
    expect(states.join()).not.toContain(answer.codeVerifier);
  },
);

test('exchanges a handoff token, and asks whose session it is under the new token', async () => {
  const { flow, session, sent } = begin({
    [exchange]: { body: { data: token } },
    [getUser]: { body: { data: user } },
  });
  await flow.actions.arrive(link);
  expect(sent.map(({ call }) => call)).toEqual([exchange, getUser]);
  expect(session.getAccessToken()).toBe(token.accessToken);
  await expect(flow.result).resolves.toMatchObject({ user: { email: 'ada@example.com' } });
});

test('a handoff token that is spent ends no session, and says that it is over', async () => {
  const { flow, session, errors } = begin({ [exchange]: refusal(401, 'UNAUTHORIZED') });
  session.signIn('bfs_token-of-eve');
  await flow.actions.arrive(link);
  expect(session.getAccessToken()).toBe('bfs_token-of-eve');
  expect(flow.getState()).toMatchObject({ step: 'credentials', status: 'editing' });
  expect(errors.map((error) => signInFailure(error, createTranslate()))).toEqual([
    'That sign-in link has expired. Sign in again.',
  ]);
});

test('what came back is forgotten with the code step', async () => {
  const call = 'POST /v1/auth/login/google';
  const { flow, sent } = begin({ [call]: [asked, signedIn] });
  await flow.actions.arrive({ from: 'google', answer, referralCode: null });
  flow.actions.back();
  await flow.actions.submitCode('123456');
  expect(sent).toHaveLength(1);
});

test('a second arrival while one is under way is ignored: an answer is good for one call', async () => {
  const call = 'POST /v1/auth/login/google';
  const { flow, sent } = begin({ [call]: signedIn });
  await Promise.all([
    flow.actions.arrive({ from: 'google', answer, referralCode: null }),
    flow.actions.arrive({ from: 'google', answer, referralCode: null }),
  ]);
  expect(sent).toHaveLength(1);
});
