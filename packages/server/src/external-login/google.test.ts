import {
  connectIdentity,
  disconnectIdentity,
  enableTwoFactor,
  getAuthOptions,
  getUser,
  listIdentities,
  logIn,
  register,
  setUpTwoFactor,
  startProviderLogIn,
} from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBusiness } from '../../test/business.ts';
import { dumpDatabase } from '../../test/dump-database.ts';
import {
  logInBy,
  logInWith,
  refusedLogIn,
  signInPage,
  visitProvider,
} from '../../test/external-person.ts';
import { type OidcServer, startOidcServer } from '../../test/oidc-server.ts';
import {
  device,
  mailsTo,
  registration,
  signInPassword,
  signUp,
  signUpSteppedUp,
  signUpVerified,
  stepUpWithPassword,
} from '../../test/people.ts';
import { createTestServer, testServerOptions } from '../../test/test-server.ts';
import { appCode, signUpGuarded } from '../../test/two-factor.ts';
import { countWaiting } from '../../test/waiting.ts';
import { isOnPostgres } from '../../test/worker-database.ts';
import { affiliateSignUps, externalLogins, userIdentities, users } from '../db/schema.ts';
import { noProviders } from '../platform/provider-settings.ts';
import { firstCodeOf } from '../referrals/affiliate-codes.ts';
import { endSessionsOf } from '../sessions/session-store.ts';

const clientId = 'billfold-tests';
const clientSecret = 'a secret that only the tests know';
const securityPage = 'https://wallet.example/account/settings/security';
const email = 'ada@example.com';
const ada = { sub: 'g-1', email, email_verified: true, name: 'Ada Lovelace' };

let google: OidcServer;
beforeAll(async () => {
  const redirectUris = [signInPage, securityPage];
  google = await startOidcServer({ clientId, clientSecret, redirectUris });
});
afterAll(() => google.close());

async function serverWithGoogle(person = ada) {
  google.signIn(person);
  const prepared = await testServerOptions();
  const providers = { ...noProviders, google: { issuer: google.origin, clientId, clientSecret } };
  // The provider's tokens carry the real time.
  prepared.clock.advance(Date.now() - prepared.clock.now());
  return createTestServer({}, { ...prepared, options: { ...prepared.options, providers } });
}

describe('signing in with Google', () => {
  it('is offered where it is set up', async () => {
    const server = await serverWithGoogle();
    expect((await server.call(getAuthOptions, {})).data).toEqual({
      google: true,
      discord: false,
      apple: false,
      signUp: true,
      passkeys: false,
      demo: false,
    });
    const params = { provider: 'apple' };
    const body = { redirectUri: signInPage, codeChallenge: 'x'.repeat(43) };
    expect(await server.refusal(startProviderLogIn, { params, body })).toMatchObject({
      status: 409,
      code: 'PROVIDER_NOT_CONFIGURED',
    });
  });

  it('makes a user with a proved address and no password, once', async () => {
    const server = await serverWithGoogle();
    const first = await logInBy(server, 'google');
    expect(first.user).toMatchObject({
      email,
      name: 'Ada Lovelace',
      isEmailVerified: true,
      hasPassword: false,
    });
    const again = await logInBy(server, 'google');
    expect(again.user.id).toBe(first.user.id);
    await server.call(getUser, {}, { token: again.accessToken });
  });

  it('remembers the link of a business by which a new user came, and no other user', async () => {
    const server = await serverWithGoogle();
    const affiliate = await signUp(server, 'affiliate@example.com');
    const affiliateId = await openBusiness(server, affiliate);
    const answerWith = async (referralCode: string) => {
      const answer = await visitProvider(server, 'google');
      return logInWith(server, 'google', { ...answer, referralCode });
    };
    const { user } = await answerWith(firstCodeOf(affiliateId));
    const signUps = () => server.context.db.select().from(affiliateSignUps);
    expect(await signUps()).toMatchObject([{ userId: user.id, affiliateId }]);
    await server.context.db.delete(affiliateSignUps);
    await answerWith(firstCodeOf(affiliateId));
    expect(await signUps()).toEqual([]);
  });

  it('knows the person by the provider’s name for them, not by the address', async () => {
    const server = await serverWithGoogle();
    const first = await logInBy(server, 'google');
    google.signIn({ ...ada, email: 'lovelace@example.com', email_verified: false });
    const again = await logInBy(server, 'google');
    expect(again.user).toMatchObject({ id: first.user.id, email });
  });

  it('signs in who has the address, proved on both sides', async () => {
    const server = await serverWithGoogle();
    const { user, token } = await signUpVerified(server, email);
    const came = await logInBy(server, 'google');
    expect(came.user).toMatchObject({ id: user.id, hasPassword: true });
    await server.call(getUser, {}, { token });
  });

  it('gives an address that nobody had proved to who proves it, and wipes what was planted', async () => {
    const server = await serverWithGoogle();
    const planted = await signUp(server, email);
    const { data } = await server.call(
      setUpTwoFactor,
      { body: { password: signInPassword } },
      planted,
    );
    const code = appCode(data.secret, server.clock.now());
    await server.call(enableTwoFactor, { body: { code } }, planted);
    const came = await logInBy(server, 'google');
    expect(came.user).toMatchObject({
      id: planted.user.id,
      hasPassword: false,
      has2fa: false,
      isEmailVerified: true,
    });
    expect((await server.refusal(getUser, {}, planted)).status).toBe(401);
    const body = { email, password: signInPassword, twoFactorCode: null, device };
    expect((await server.refusal(logIn, { body })).code).toBe('INVALID_CREDENTIALS');
  });

  it('refuses an address that the provider has not proved', async () => {
    const server = await serverWithGoogle({ ...ada, email_verified: false });
    await signUpVerified(server, email);
    const answer = await visitProvider(server, 'google');
    expect(await refusedLogIn(server, 'google', answer)).toMatchObject({
      status: 400,
      code: 'PROVIDER_EMAIL_UNVERIFIED',
    });
  });

  it('has a user with two-factor connect it themselves', async () => {
    const server = await serverWithGoogle();
    await signUpGuarded(server, email);
    const answer = await visitProvider(server, 'google');
    expect(await refusedLogIn(server, 'google', answer)).toMatchObject({
      status: 409,
      code: 'CONNECT_FIRST',
      errors: ['Sign in with your password first, then connect Google in Account → Security.'],
    });
  });

  it('asks for a code, and takes the same answer again with one', async () => {
    const server = await serverWithGoogle();
    const person = await signUpGuarded(server, email);
    const connecting = await visitProvider(server, 'google', securityPage);
    const provider = 'google' as const;
    await server.call(connectIdentity, { params: { provider }, body: connecting }, person);
    const answer = await visitProvider(server, 'google');
    expect(await refusedLogIn(server, 'google', answer)).toMatchObject({
      code: 'TWO_FACTOR_REQUIRED',
      errors: ['2FA code is required to login'],
    });
    const wrong = { ...answer, twoFactorCode: '000000' };
    expect((await refusedLogIn(server, 'google', wrong)).code).toBe('TWO_FACTOR_INVALID');
    const elsewhere = { ...answer, codeVerifier: 'x'.repeat(43), twoFactorCode: person.code() };
    expect((await refusedLogIn(server, 'google', elsewhere)).code).toBe('EXTERNAL_LOGIN_INVALID');
    const right = { ...answer, twoFactorCode: person.code() };
    expect((await logInWith(server, 'google', right)).user.id).toBe(person.user.id);
    server.clock.advance(30_000);
    const again = { ...answer, twoFactorCode: person.code() };
    expect((await refusedLogIn(server, 'google', again)).code).toBe('EXTERNAL_LOGIN_INVALID');
  });

  it('takes each answer once, and for ten minutes', async () => {
    const server = await serverWithGoogle();
    const answer = await visitProvider(server, 'google');
    await logInWith(server, 'google', answer);
    expect((await refusedLogIn(server, 'google', answer)).code).toBe('EXTERNAL_LOGIN_INVALID');
    const late = await visitProvider(server, 'google');
    server.clock.advance(10 * 60_000);
    expect((await refusedLogIn(server, 'google', late)).code).toBe('EXTERNAL_LOGIN_INVALID');
  });

  it('refuses an answer that was tampered with (S46)', async () => {
    const server = await serverWithGoogle();
    const answer = await visitProvider(server, 'google');
    const other = await visitProvider(server, 'google');
    const tampered = [
      { ...answer, code: other.code },
      { ...answer, code: 'invented' },
      { ...answer, state: other.state },
      { ...answer, state: 'invented' },
      { ...answer, codeVerifier: other.codeVerifier },
      { ...answer, codeVerifier: 'x'.repeat(43) },
      { ...answer, redirectUri: securityPage },
      { ...answer, redirectUri: 'https://evil.example/auth/sign-in' },
    ];
    for (const body of tampered) {
      const refusal = await refusedLogIn(server, 'google', body);
      expect([400, refusal.code]).toEqual([
        refusal.status,
        expect.stringMatching(/^(EXTERNAL_LOGIN_INVALID|PROVIDER_REFUSED)$/),
      ]);
    }
    const asDiscord = await refusedLogIn(server, 'discord', answer);
    expect(asDiscord.code).toBe('PROVIDER_NOT_CONFIGURED');
  });

  it('refuses an answer to another question (nonce)', async () => {
    const server = await serverWithGoogle();
    const answer = await visitProvider(server, 'google');
    await server.context.db.update(externalLogins).set({ nonce: 'another' });
    expect((await refusedLogIn(server, 'google', answer)).code).toBe('PROVIDER_REFUSED');
  });

  it.each([
    'https://evil.example/auth/sign-in',
    'https://wallet.example.evil.example/auth/sign-in',
    'https://wallet.example/auth/sign-in?next=x',
    'https://wallet.example/auth/sign-in/',
    'https://wallet.example/dev/outbox',
    'http://wallet.example/auth/sign-in',
    '//wallet.example/auth/sign-in',
  ])('sends no answer to %s', async (redirectUri) => {
    const server = await serverWithGoogle();
    const body = { redirectUri, codeChallenge: 'x'.repeat(43) };
    const refusal = await server.refusal(startProviderLogIn, {
      params: { provider: 'google' },
      body,
    });
    expect(refusal).toMatchObject({ status: 400, code: 'REDIRECT_NOT_ALLOWED' });
  });

  it('stores neither a state nor a verifier that could be used', async () => {
    const server = await serverWithGoogle();
    const answer = await visitProvider(server, 'google');
    const { accessToken } = await logInWith(server, 'google', answer);
    const dump = await dumpDatabase(server.context.db);
    for (const secret of [answer.state, answer.codeVerifier, answer.code, accessToken])
      expect(dump).not.toContain(secret);
  });
});

describe('/v1/user/identities', () => {
  const place = { params: { provider: 'google' as const } };

  it('connects a login, tells of it, and disconnects it', async () => {
    const server = await serverWithGoogle({ ...ada, email: 'private@example.com' });
    const person = await signUpVerified(server, email);
    await stepUpWithPassword(server, person);
    const body = await visitProvider(server, 'google', securityPage);
    const { data } = await server.call(connectIdentity, { ...place, body }, person);
    expect(data).toMatchObject({ provider: 'google', email: 'private@example.com' });
    expect((await server.call(listIdentities, {}, person)).data).toEqual([data]);
    expect((await mailsTo(server.context.db, email))[0]?.subject).toBe('Google was connected');
    expect((await logInBy(server, 'google')).user.id).toBe(person.user.id);
    await server.call(disconnectIdentity, place, person);
    expect((await server.call(listIdentities, {}, person)).data).toEqual([]);
    expect((await server.refusal(disconnectIdentity, place, person)).status).toBe(404);
  });

  it('connects no login of a stranger who registered another’s address', async () => {
    const server = await serverWithGoogle();
    const planted = await signUp(server, 'victim@example.com');
    await stepUpWithPassword(server, planted);
    const body = await visitProvider(server, 'google', securityPage);
    expect(await server.refusal(connectIdentity, { ...place, body }, planted)).toMatchObject({
      status: 403,
      code: 'EMAIL_NOT_VERIFIED',
    });
  });

  it('connects no login whose address its provider has not verified', async () => {
    const server = await serverWithGoogle({ ...ada, email_verified: false });
    const person = await signUpSteppedUp(server, email);
    const body = await visitProvider(server, 'google', securityPage);
    expect(await server.refusal(connectIdentity, { ...place, body }, person)).toMatchObject({
      status: 400,
      code: 'PROVIDER_EMAIL_UNVERIFIED',
      errors: ['Verify your email at Google first.'],
    });
    expect((await server.call(listIdentities, {}, person)).data).toEqual([]);
  });

  it.runIf(isOnPostgres())(
    'connects no login of an intruder who is thrown out meanwhile',
    async () => {
      const server = await serverWithGoogle();
      const { db, platform } = server.context;
      const person = await signUpSteppedUp(server, email);
      const body = await visitProvider(server, 'google', securityPage);
      const ending = await db.transaction(async (tx) => {
        await endSessionsOf(tx, platform, { userId: person.user.id, except: null });
        const refused = server.refusal(connectIdentity, { ...place, body }, person);
        await expect.poll(() => countWaiting(db), { timeout: 10_000 }).toBe(1);
        return { refused };
      });
      expect(await ending.refused).toMatchObject({ status: 401 });
      expect(await db.$count(userIdentities)).toBe(0);
    },
  );

  it('takes a login of one user only', async () => {
    const server = await serverWithGoogle();
    await logInBy(server, 'google');
    const bob = await signUpVerified(server, 'bob@example.com');
    await stepUpWithPassword(server, bob);
    const body = await visitProvider(server, 'google', securityPage);
    expect(await server.refusal(connectIdentity, { ...place, body }, bob)).toMatchObject({
      status: 409,
      code: 'IDENTITY_CONNECTED',
    });
  });

  it('wants a step-up of the last 15 minutes', async () => {
    const server = await serverWithGoogle();
    const person = await signUpVerified(server, email);
    await stepUpWithPassword(server, person);
    server.clock.advance(15 * 60_000);
    const body = await visitProvider(server, 'google', securityPage);
    const refusal = await server.refusal(connectIdentity, { ...place, body }, person);
    expect(refusal).toMatchObject({ status: 403, code: 'STEP_UP_REQUIRED' });
  });

  it('keeps the last way to sign in', async () => {
    const server = await serverWithGoogle();
    const { accessToken } = await logInBy(server, 'google');
    const refusal = await server.refusal(disconnectIdentity, place, { token: accessToken });
    expect(refusal).toMatchObject({ status: 409, code: 'LAST_SIGN_IN_METHOD' });
  });
});

it('keeps registering with the address of such a user refused', async () => {
  const server = await serverWithGoogle();
  const { user } = await logInBy(server, 'google');
  expect((await server.refusal(register, { body: registration(email) })).code).toBe('EMAIL_TAKEN');
  const [row] = await server.context.db.select().from(users).where(eq(users.id, user.id));
  expect(row?.passwordHash).toBeNull();
});
