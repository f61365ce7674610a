import { createHash, createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { connectIdentity, getUser, startProviderLogIn } from '@billfold/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBusiness } from '../../test/business.ts';
import { type OidcServer, startOidcServer } from '../../test/oidc-server.ts';
import { signUp, signUpSteppedUp } from '../../test/people.ts';
import { createTestServer, type TestServer, testServerOptions } from '../../test/test-server.ts';
import { signUpGuarded } from '../../test/two-factor.ts';
import { walkToProvider } from '../../test/walk-to-provider.ts';
import { affiliateSignUps, userIdentities } from '../db/schema.ts';
import { noProviders } from '../platform/provider-settings.ts';
import { firstCodeOf } from '../referrals/affiliate-codes.ts';

const callback = 'https://wallet.example/api/auth/apple-callback';
const clientId = 'example.wallet.web';
const innerSecret = 'a secret that only the test provider knows';
const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const privateKey = keys.privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
const email = 'ada@privaterelay.example';
const ada = { sub: 'apple-1', email, email_verified: true };

let apple: OidcServer;
beforeAll(async () => {
  const clientSecret = innerSecret;
  const redirectUris = [callback];
  apple = await startOidcServer({ clientId, clientSecret, redirectUris, checkToken });
});
afterAll(() => apple.close());

/**
 * Checks Apple's client secret: ES256 over the demanded claims, not expired. Returns the fault, or
 * null.
 */
function checkToken(body: string, origin: string): string | null {
  const fields = new URLSearchParams(body);
  const [head = '', claims = '', signature = ''] = (fields.get('client_secret') ?? '').split('.');
  const key = { key: createPublicKey(privateKey), dsaEncoding: 'ieee-p1363' } as const;
  const signed = Buffer.from(`${head}.${claims}`);
  if (!verify('sha256', signed, key, Buffer.from(signature, 'base64url'))) return null;
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
  expect(read(head)).toEqual({ alg: 'ES256', kid: 'KEY1' });
  const { iss, aud, sub, iat, exp } = read(claims);
  expect({ iss, aud, sub, life: exp - iat }).toEqual({
    iss: 'TEAM1',
    aud: origin,
    sub: clientId,
    life: 300,
  });
  fields.set('client_secret', innerSecret);
  return fields.toString();
}

async function serverWithApple() {
  apple.signIn(ada);
  const prepared = await testServerOptions();
  const settings = { issuer: apple.origin, clientId, teamId: 'TEAM1', keyId: 'KEY1', privateKey };
  const options = { ...prepared.options, providers: { ...noProviders, apple: settings } };
  prepared.clock.advance(Date.now() - prepared.clock.now());
  return createTestServer({}, { ...prepared, options });
}

interface Browser {
  cookie: string;
}

async function get(server: TestServer, url: string, browser: Browser) {
  const { cookie } = browser;
  const answer = await server.app.inject({ method: 'GET', url, headers: { cookie } });
  const [set] = [answer.headers['set-cookie'] ?? []].flat();
  if (set !== undefined) browser.cookie = set.split(';')[0] ?? '';
  return { status: answer.statusCode, location: String(answer.headers.location), set };
}

async function postForm(server: TestServer, form: URLSearchParams | string) {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/auth/apple-callback',
    payload: form.toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://appleid.apple.com',
    },
  });
  return { status: answer.statusCode, location: String(answer.headers.location) };
}

/** To Apple and back, as far as the call that looks at the cookie. */
async function comeBack(server: TestServer, browser: Browser, query = '') {
  const { location } = await get(server, `/api/auth/signin-apple${query}`, browser);
  const { form } = await walkToProvider(location);
  const posted = form ?? new URLSearchParams();
  posted.set('user', '{"name":{"firstName":"Ada","lastName":"Lovelace"}}');
  return { form: posted, ...(await postForm(server, posted)) };
}

async function handoff(server: TestServer, browser: Browser, query = '') {
  const { location } = await comeBack(server, browser, query);
  const page = await get(server, location, browser);
  return { page, token: /accessToken=(bfh_[\w-]{43})$/.exec(page.location)?.[1] ?? '' };
}

async function exchange(server: TestServer, token: string, browser: Browser, payload?: object) {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/v1/auth/token/exchange',
    headers: { authorization: `Bearer ${token}`, cookie: browser.cookie },
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: answer.statusCode, body: answer.json() };
}

describe('GET /api/auth/signin-apple', () => {
  it('leads to Apple and back to a session', async () => {
    const server = await serverWithApple();
    const browser = { cookie: '' };
    const { page, token } = await handoff(server, browser);
    expect(page.status).toBe(302);
    expect(page.location.startsWith('/auth/sign-in?accessToken=')).toBe(true);
    const { status, body } = await exchange(server, token, browser);
    expect(status).toBe(200);
    const { data } = await server.call(getUser, {}, { token: body.data.accessToken });
    expect(data).toMatchObject({ email, name: 'Ada Lovelace', isEmailVerified: true });
  });

  it('remembers the link of a business by which a new user came, and no other user', async () => {
    const server = await serverWithApple();
    const affiliate = await signUp(server, 'affiliate@example.com');
    const affiliateId = await openBusiness(server, affiliate);
    const signUps = () => server.context.db.select().from(affiliateSignUps);
    const payload = { twoFactorCode: null, referralCode: firstCodeOf(affiliateId) };
    const signIn = async () => {
      const browser = { cookie: '' };
      const { token } = await handoff(server, browser);
      expect((await exchange(server, token, browser, payload)).status).toBe(200);
    };
    await signIn();
    expect(await signUps()).toMatchObject([{ affiliateId }]);
    await server.context.db.delete(affiliateSignUps);
    await signIn();
    expect(await signUps()).toEqual([]);
  });

  it('ties the way to the browser with a cookie that no script reads', async () => {
    const server = await serverWithApple();
    const { set } = await get(server, '/api/auth/signin-apple', { cookie: '' });
    expect(set).toMatch(/^billfold-login=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=600$/);
  });

  it('comes back to where it was asked to, and nowhere else', async () => {
    const server = await serverWithApple();
    const to = async (path: string) => {
      const query = `?returnTo=${encodeURIComponent(path)}`;
      const { page } = await handoff(server, { cookie: '' }, query);
      return page.location.split('?')[0];
    };
    expect(await to('/wallet/accounts')).toBe('/wallet/accounts');
    for (const path of ['//evil.example', 'https://evil.example', '/\\evil.example', '/a?b=c'])
      expect(await to(path)).toBe('/auth/sign-in');
  });

  it('signs nobody in whose browser did not set out', async () => {
    const server = await serverWithApple();
    const { location } = await comeBack(server, { cookie: '' });
    for (const cookie of ['', `billfold-login=${'x'.repeat(43)}`])
      expect((await get(server, location, { cookie })).location).toBe(
        '/auth/sign-in?error=external_login_invalid',
      );
  });

  it('hands over once, within a minute, to that browser alone', async () => {
    const server = await serverWithApple();
    const browser = { cookie: '' };
    const { token } = await handoff(server, browser);
    expect((await exchange(server, token, { cookie: '' })).status).toBe(401);
    expect((await exchange(server, token, browser)).status).toBe(200);
    expect((await exchange(server, token, browser)).status).toBe(401);
    const late = await handoff(server, browser);
    server.clock.advance(60_000);
    expect((await exchange(server, late.token, browser)).status).toBe(401);
    expect((await server.refusal(getUser, {}, { token: late.token })).status).toBe(401);
  });

  it('takes each answer of Apple once', async () => {
    const server = await serverWithApple();
    const browser = { cookie: '' };
    const { form, location } = await comeBack(server, browser);
    expect((await postForm(server, form)).location).toBe('/auth/sign-in?error=provider_refused');
    await get(server, location, browser);
    expect((await get(server, location, browser)).location).toBe(
      '/auth/sign-in?error=external_login_invalid',
    );
  });

  it('goes back to the sign-in page with whatever goes wrong', async () => {
    const server = await serverWithApple();
    for (const form of ['error=user_cancelled_authorize&state=x', 'code=x&state=invented', ''])
      expect(await postForm(server, form)).toEqual({
        status: 303,
        location: '/auth/sign-in?error=external_login_invalid',
      });
    const unset = await createTestServer();
    expect((await get(unset, '/api/auth/signin-apple', { cookie: '' })).location).toBe(
      '/auth/sign-in?error=provider_not_configured',
    );
  });

  it('asks who uses codes for one before the session', async () => {
    const server = await serverWithApple();
    const person = await signUpGuarded(server, 'guarded@example.com');
    await server.context.db.insert(userIdentities).values({
      id: person.user.id,
      userId: person.user.id,
      provider: 'apple',
      subject: ada.sub,
      email,
      createdAt: new Date(0),
    });
    const browser = { cookie: '' };
    const { token } = await handoff(server, browser);
    const asked = await exchange(server, token, browser);
    expect([asked.status, asked.body.errors]).toEqual([400, ['2FA code is required to login']]);
    const twoFactorCode = person.code();
    expect((await exchange(server, token, browser, { twoFactorCode })).status).toBe(200);
  });
});

describe('POST /v1/auth/login/apple/start', () => {
  it('has the answer passed on to the page that keeps the verifier', async () => {
    const server = await serverWithApple();
    const person = await signUpSteppedUp(server, 'bob@example.com');
    const redirectUri = 'https://wallet.example/account/settings/security';
    const codeVerifier = 'v'.repeat(43);
    const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
    const params = { provider: 'apple' } as const;
    const started = await server.call(startProviderLogIn, {
      params,
      body: { redirectUri, codeChallenge },
    });
    const { form } = await walkToProvider(started.data.url);
    const { status, location } = await postForm(server, form ?? '');
    expect(status).toBe(303);
    const page = new URL(location);
    expect(page.origin + page.pathname).toBe(redirectUri);
    const code = page.searchParams.get('code') ?? '';
    const { state } = started.data;
    expect(page.searchParams.get('state')).toBe(state);
    const body = { code, codeVerifier, redirectUri, state };
    const { data } = await server.call(connectIdentity, { params, body }, person);
    expect(data).toMatchObject({ provider: 'apple', email });
  });
});
