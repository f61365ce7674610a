import {
  changeEmail,
  completeReset,
  connectIdentity,
  getUser,
  listResetLogins,
  requestReset,
  startProviderLogIn,
  undoEmail,
} from '@billfold/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DiscordServer, startDiscordServer } from '../../test/discord-server.ts';
import { logInBy, refusedLogIn, signInPage, visitProvider } from '../../test/external-person.ts';
import { mailsTo, signUp, signUpSteppedUp } from '../../test/people.ts';
import { createTestServer, type TestServer, testServerOptions } from '../../test/test-server.ts';
import { userIdentities } from '../db/schema.ts';
import { noProviders } from '../platform/provider-settings.ts';

const clientSecret = 'a secret that only the tests know';
const ada = {
  id: '80351110224678912',
  username: 'ada',
  global_name: 'Ada L.',
  email: 'ada@example.com',
  verified: true,
};

let discord: DiscordServer;
beforeAll(async () => {
  discord = await startDiscordServer(clientSecret);
});
afterAll(() => discord.close());

async function serverWithDiscord(secret = clientSecret) {
  discord.signIn(ada);
  discord.fail(null);
  const prepared = await testServerOptions();
  const { origin } = discord;
  const settings = {
    clientId: 'billfold-tests',
    clientSecret: secret,
    authorizeUrl: `${origin}/authorize`,
    tokenUrl: `${origin}/token`,
    userUrl: `${origin}/users/@me`,
  };
  const options = { ...prepared.options, providers: { ...noProviders, discord: settings } };
  return createTestServer({}, { ...prepared, options });
}

describe('signing in with Discord', () => {
  it('makes a user, and knows them again', async () => {
    const server = await serverWithDiscord();
    const first = await logInBy(server, 'discord');
    expect(first.user).toMatchObject({
      email: 'ada@example.com',
      name: 'Ada L.',
      isEmailVerified: true,
    });
    expect((await logInBy(server, 'discord')).user.id).toBe(first.user.id);
  });

  it('asks for what it needs, with PKCE', async () => {
    const server = await serverWithDiscord();
    const body = { redirectUri: signInPage, codeChallenge: 'x'.repeat(43) };
    const params = { provider: 'discord' } as const;
    const { data } = await server.call(startProviderLogIn, { params, body });
    expect(Object.fromEntries(new URL(data.url).searchParams)).toEqual({
      response_type: 'code',
      client_id: 'billfold-tests',
      scope: 'identify email',
      redirect_uri: signInPage,
      state: data.state,
      code_challenge: 'x'.repeat(43),
      code_challenge_method: 'S256',
    });
  });

  it.each([
    [{ verified: false }, 'PROVIDER_EMAIL_UNVERIFIED'],
    [{ email: null }, 'PROVIDER_REFUSED'],
  ])('refuses a login with %j', async (changes, code) => {
    const server = await serverWithDiscord();
    discord.signIn({ ...ada, ...changes });
    const answer = await visitProvider(server, 'discord');
    expect(await refusedLogIn(server, 'discord', answer)).toMatchObject({ status: 400, code });
  });

  it('says that Discord did not confirm, and not why', async () => {
    const server = await serverWithDiscord('another secret');
    const answer = await visitProvider(server, 'discord');
    expect(await refusedLogIn(server, 'discord', answer)).toMatchObject({
      status: 400,
      code: 'PROVIDER_REFUSED',
      errors: ['Discord did not confirm this sign-in. Try again.'],
    });
  });

  it('can be tried again after Discord was down', async () => {
    const server = await serverWithDiscord();
    const answer = await visitProvider(server, 'discord');
    discord.fail(502);
    expect(await refusedLogIn(server, 'discord', answer)).toMatchObject({
      status: 503,
      code: 'PROVIDER_UNAVAILABLE',
      retryAfter: '30',
    });
    discord.fail(null);
    await logInBy(server, 'discord');
  });
});

const securityPage = 'https://wallet.example/account/settings/security';
const victim = 'victim@example.com';
const newPassword = 'another-quiet-river-7';
const stranger = { ...ada, id: '1', email: 'stranger@example.com' };

async function resetToken(server: TestServer): Promise<string> {
  await server.call(requestReset, { body: { email: victim } });
  await server.outbox.drain();
  const [mail] = await mailsTo(server.context.db, victim);
  return /\/auth\/new-password\?token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
}

describe('a stranger with a connected Discord login', () => {
  it('does not reach the account whose address they registered, after its owner’s own reset', async () => {
    const server = await serverWithDiscord();
    const { db, platform } = server.context;
    const planted = await signUp(server, victim);
    // Connected before a verified address was needed for it.
    const createdAt = new Date(server.clock.now());
    const row = { id: platform.newId(), userId: planted.user.id, createdAt };
    const login = { provider: 'discord', subject: stranger.id, email: stranger.email } as const;
    await db.insert(userIdentities).values({ ...row, ...login });
    discord.signIn(stranger);
    expect((await logInBy(server, 'discord')).user.id).toBe(planted.user.id);
    const token = await resetToken(server);
    expect((await server.call(listResetLogins, { body: { token } })).data).toEqual([]);
    await server.call(completeReset, { body: { token, password: newPassword } });
    expect((await logInBy(server, 'discord')).user.id).not.toBe(planted.user.id);
    expect((await server.refusal(getUser, {}, planted)).status).toBe(401);
  });

  it('does not reach the account that they moved to another’s address, nor takes it back', async () => {
    const server = await serverWithDiscord();
    const { db } = server.context;
    discord.signIn(stranger);
    const person = await signUpSteppedUp(server, stranger.email);
    const body = await visitProvider(server, 'discord', securityPage);
    const params = { provider: 'discord' } as const;
    await server.call(connectIdentity, { params, body }, person);
    server.clock.advance(60_000);
    await server.call(changeEmail, { body: { email: victim } }, person);
    const [notice] = await mailsTo(db, stranger.email);
    const undo = /undo\/email\?token=([\w-]{43})/.exec(notice?.text ?? '')?.[1] ?? '';
    expect(undo).toHaveLength(43);
    const token = await resetToken(server);
    await server.call(completeReset, { body: { token, password: newPassword } });
    expect((await server.refusal(undoEmail, { body: { token: undo } })).code).toBe('TOKEN_INVALID');
    expect((await logInBy(server, 'discord')).user.id).not.toBe(person.user.id);
  });
});

describe('a password reset of a user with a connected login', () => {
  async function connected() {
    const server = await serverWithDiscord();
    const person = await signUpSteppedUp(server, victim);
    const body = await visitProvider(server, 'discord', securityPage);
    const params = { provider: 'discord' } as const;
    await server.call(connectIdentity, { params, body }, person);
    return { server, person, token: await resetToken(server) };
  }

  it('shows the login before and after, masked, and keeps it unless it is removed', async () => {
    const { server, person, token } = await connected();
    const shown = await server.call(listResetLogins, { body: { token } });
    expect(shown.data).toEqual([{ provider: 'discord', email: 'a***@example.com' }]);
    await server.call(completeReset, { body: { token, password: newPassword } });
    const [mail] = await mailsTo(server.context.db, victim);
    expect(mail?.text).toContain('can still sign in: Discord (a***@example.com)');
    expect(mail?.text).not.toContain(ada.email);
    expect((await logInBy(server, 'discord')).user.id).toBe(person.user.id);
    expect((await server.refusal(listResetLogins, { body: { token } })).code).toBe('TOKEN_INVALID');
  });

  it('removes the login that its owner does not recognize', async () => {
    const { server, person, token } = await connected();
    const body = { token, password: newPassword, removeLogins: ['discord'] } as const;
    await server.call(completeReset, { body });
    const [mail] = await mailsTo(server.context.db, victim);
    expect(mail?.text).not.toContain('Discord');
    expect((await logInBy(server, 'discord')).user.id).not.toBe(person.user.id);
  });
});
