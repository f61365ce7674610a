import { startProviderLogIn } from '@billfold/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DiscordServer, startDiscordServer } from '../../test/discord-server.ts';
import { logInBy, refusedLogIn, signInPage, visitProvider } from '../../test/external-person.ts';
import { createTestServer, testServerOptions } from '../../test/test-server.ts';
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
