import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  archiveBusiness,
  createPersonalToken,
  listApiKeys,
  listMerchantAssets,
  listWallets,
  pingMerchant,
} from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keyOf, type Merchant, signUpMerchant } from '../../test/api-keys.ts';
import { signUpWithAccount } from '../../test/people.ts';
import { routesOf } from '../../test/served-calls.ts';
import { createTestServer, type TestServer, testServerOptions } from '../../test/test-server.ts';
import { apiKeys, businessAssets } from '../db/schema.ts';
import { callsPerKey } from '../rate-limit/key-limits.ts';

let server: TestServer;
let ada: Merchant;
beforeEach(async () => {
  server = await createTestServer();
  ada = await signUpMerchant(server, 'ada@example.com');
});
const refusal = (token: string | undefined, options = {}) =>
  server.refusal(pingMerchant, {}, { ...options, ...(token === undefined ? {} : { token }) });
const ping = (headers: Record<string, string>, url = '/v1/merchant/ping') =>
  server.app.inject({ url, headers });

describe('GET /v1/merchant/ping', () => {
  it('tells the business, the mode and the key (R-KEY-03)', async () => {
    const key = await keyOf(server, ada);
    const { data } = await server.call(pingMerchant, {}, key);
    expect(data).toEqual({
      ...{ businessId: ada.businessId, businessName: 'Shop', livemode: false, keyName: 'Shop' },
    });
  });
});

describe('GET /v1/merchant/assets', () => {
  it('lists nothing before the business chose any', async () => {
    const key = await keyOf(server, ada);
    expect((await server.call(listMerchantAssets, {}, key)).data).toEqual([]);
  });

  it('lists what is enabled and still offered, with prices and confirmations', async () => {
    const { account } = await signUpWithAccount(server, 'bob@example.com');
    const key = await keyOf(server, ada);
    const shared = { businessId: ada.businessId, accountId: account.id, addressMode: 'FRESH' };
    const asset = { ...shared, addressMode: 'FRESH', isEnabled: true } as const;
    await server.context.db.insert(businessAssets).values([
      { ...asset, assetId: 'BTC', minPrice: '5.5', maxPrice: '1000' },
      { ...asset, assetId: 'USDT@TRX', policy: 'STRICT' },
      { ...asset, assetId: 'ETH', policy: '3' },
      { ...asset, assetId: 'LTC', policy: 'INSTANT' },
      { ...asset, assetId: 'SOL', isEnabled: false },
      { ...asset, assetId: 'BUSD@ETH' },
    ]);
    const open = { minimum: null, maximum: null };
    expect((await server.call(listMerchantAssets, {}, key)).data).toEqual([
      { asset: 'BTC', minimum: '5.5', maximum: '1000', confirmations: 2 },
      { asset: 'ETH', ...open, confirmations: 3 },
      { asset: 'LTC', ...open, confirmations: 0 },
      { asset: 'USDT@TRX', ...open, confirmations: 20 },
    ]);
  });

  it('needs its scope', async () => {
    const key = await keyOf(server, ada, { scopes: ['reports:read'] });
    const refused = await server.refusal(listMerchantAssets, {}, key);
    expect(refused).toMatchObject({ status: 403, code: 'SCOPE_MISSING' });
    expect(refused.errors).toEqual(['This key lacks the scope payments:read.']);
    await server.call(pingMerchant, {}, key);
  });
});

describe('a call of the merchant API (R-KEY-03)', () => {
  it('answers alike without a key and with any that is none', async () => {
    const { secret } = await keyOf(server, ada);
    const { secret: other } = await keyOf(server, ada);
    const unknown = `${secret.slice(0, 11)}${other.slice(11)}`;
    await server.context.db.delete(apiKeys).where(eq(apiKeys.name, 'Shop'));
    const { requestId: _, ...missing } = await refusal(undefined);
    expect(missing).toMatchObject({ status: 401, code: 'API_KEY_INVALID' });
    for (const token of [unknown, secret, `${secret}x`, 'ü', 'bf_test_sk_', '', ada.token]) {
      const { requestId: __, ...refused } = await refusal(token);
      expect(refused).toEqual(missing);
    }
    const basic = await ping({ authorization: `Basic ${secret}` });
    expect(basic.json()).toMatchObject({ code: 'API_KEY_INVALID' });
  });

  it('is refused to a key that expired, and to a publishable one', async () => {
    const expiresAt = new Date(server.clock.now() + 1_000);
    const { secret } = await keyOf(server, ada, { expiresAt });
    server.clock.advance(1_000);
    expect(await refusal(secret)).toMatchObject({ status: 401, code: 'API_KEY_EXPIRED' });
    const page = await keyOf(server, ada, {
      ...{ kind: 'PUBLISHABLE', scopes: [], allowedOrigins: ['https://shop.example'] },
    });
    expect(await refusal(page.secret)).toMatchObject({ status: 403, code: 'SECRET_KEY_REQUIRED' });
  });

  it('is refused when its business is archived', async () => {
    const { secret } = await keyOf(server, ada);
    await server.call(archiveBusiness, { params: { businessId: ada.businessId } }, ada);
    expect(await refusal(secret)).toMatchObject({ status: 403, code: 'BUSINESS_ARCHIVED' });
  });

  it('is refused from an address that the key does not allow', async () => {
    const allowedIps = ['203.0.113.0/24', '2001:db8::/32'];
    const { secret, token } = await keyOf(server, ada, { allowedIps });
    for (const ip of ['203.0.113.9', '::ffff:203.0.113.9', '2001:db8::9'])
      await server.call(pingMerchant, {}, { token, ip });
    for (const ip of ['203.0.114.9', '2001:db9::9', '127.0.0.1'])
      expect(await refusal(secret, { ip })).toMatchObject({ status: 403, code: 'IP_NOT_ALLOWED' });
  });

  it('knows the address behind a trusted proxy, and believes nobody else', async () => {
    const { options, clock } = await testServerOptions();
    const env = { ...options.env, trustProxy: ['10.0.0.1'] };
    server = await createTestServer({}, { options: { ...options, env }, clock });
    ada = await signUpMerchant(server, 'ada@example.com');
    const { secret } = await keyOf(server, ada, { allowedIps: ['203.0.113.9'] });
    const from = (remoteAddress: string) =>
      server.app.inject({
        ...{ url: '/v1/merchant/ping', remoteAddress },
        headers: { authorization: `Bearer ${secret}`, 'x-forwarded-for': '203.0.113.9' },
      });
    expect((await from('10.0.0.1')).statusCode).toBe(200);
    expect((await from('10.0.0.2')).statusCode).toBe(403);
  });

  it('counts reads for each key, and says how many are left', async () => {
    const { secret } = await keyOf(server, ada);
    const headers = { authorization: `Bearer ${secret}` };
    const first = await ping(headers);
    expect(first.headers).toMatchObject({
      'ratelimit-limit': '500',
      'ratelimit-remaining': '499',
      'ratelimit-reset': '10',
    });
    for (let count = 1; count < callsPerKey.read; count += 1) await ping(headers);
    const over = await ping(headers);
    expect([over.statusCode, over.headers['retry-after']]).toEqual([429, '10']);
    const other = await keyOf(server, ada);
    await server.call(pingMerchant, {}, other);
    server.clock.advance(10_000);
    expect((await ping(headers)).statusCode).toBe(200);
  });

  it('counts calls without a key for their address', async () => {
    const from = (ip: string) => server.app.inject({ url: '/v1/merchant/ping', remoteAddress: ip });
    for (let count = 0; count < 600; count += 1) await from('203.0.113.1');
    expect((await from('203.0.113.1')).statusCode).toBe(429);
    expect((await from('203.0.113.2')).statusCode).toBe(401);
  });

  it('says when its key was used, exact to a minute', async () => {
    const key = await keyOf(server, ada);
    const used = async () => {
      const params = { businessId: ada.businessId };
      return (await server.call(listApiKeys, { params }, ada)).data[0]?.lastUsedAt?.getTime();
    };
    const first = server.clock.now();
    await server.call(pingMerchant, {}, key);
    expect(await used()).toBe(first);
    server.clock.advance(59_999);
    await server.call(pingMerchant, {}, key);
    expect(await used()).toBe(first);
    server.clock.advance(1);
    await server.call(pingMerchant, {}, key);
    expect(await used()).toBe(first + 60_000);
  });

  it('names the version that answers, and refuses another one', async () => {
    const { secret } = await keyOf(server, ada);
    const authorization = `Bearer ${secret}`;
    for (const headers of [{ authorization }, { authorization, 'billfold-version': '2026-11-01' }])
      expect((await ping(headers)).headers['billfold-version']).toBe('2026-11-01');
    const other = await ping({ authorization, 'billfold-version': '2025-01-01' });
    expect([other.statusCode, other.json().code]).toEqual([400, 'VERSION_UNKNOWN']);
  });

  it.each([
    '/v1/merchant/ping?api_key=KEY',
    '/v1/merchant/ping?x=KEY',
    '/v1/merchant/assets?access_token=KEY&a=b',
  ])('is refused with a key in its URL: %s', async (path) => {
    const { secret } = await keyOf(server, ada);
    for (const text of [secret, secret.replaceAll('_', '%5F')])
      for (const headers of [{}, { authorization: `Bearer ${secret}` }]) {
        const answer = await ping(headers, path.replace('KEY', text));
        expect([answer.statusCode, answer.json().code]).toEqual([400, 'API_KEY_IN_URL']);
        expect(answer.body).not.toContain(secret);
      }
  });
});

describe('the real server', () => {
  afterEach(() => server.stop());

  it('takes no key of a megabyte, of other characters, or two of them', async () => {
    const { secret } = await keyOf(server, ada);
    await server.app.listen({ host: '127.0.0.1', port: 0 });
    const ask = (headers: Record<string, string | readonly string[]>) =>
      new Promise<number | undefined>((resolve, reject) => {
        const asked = httpRequest(
          { host: '127.0.0.1', port: portOf(server), path: '/v1/merchant/ping' },
          (answer) => {
            answer.resume();
            resolve(answer.statusCode);
          },
        );
        for (const [name, value] of Object.entries(headers)) asked.setHeader(name, value);
        asked.on('error', reject).end();
      });
    const authorization = `Bearer ${secret}`;
    expect(await ask({ authorization })).toBe(200);
    expect(await ask({ authorization: [authorization, authorization] })).toBe(401);
    expect(await ask({ authorization: [authorization, 'Bearer x'] })).toBe(401);
    expect(await ask({ authorization: 'Bearer bf_test_sk_\u00fc' })).toBe(401);
    expect(await ask({ authorization: `Bearer ${'x'.repeat(1_000_000)}` })).toBe(431);
  });
});

const portOf = ({ app }: TestServer): number => {
  const address: AddressInfo | string | null = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('It does not listen.');
  return address.port;
};

describe('tokens of each kind', () => {
  const names = (openapi: TestServer['openapi']) => {
    const { paths = {} }: { paths?: Record<string, Record<string, { security: unknown[] }>> } =
      openapi.document();
    return Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, { security }]) => ({
        ...{ method: method.toUpperCase(), path, isOpen: security.length === 0 },
      })),
    );
  };
  const ask = async ({ method, path }: { method: string; path: string }, token: string) => {
    const url = path
      .replaceAll(/\{businessId\}/g, `${ada.businessId}`)
      .replaceAll(/\{\w+\}/g, 'BTC');
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': 'k' };
    const answer = await server.app.inject({ method: verbOf(method), url, headers });
    return { status: answer.statusCode, code: answer.json().code };
  };

  it('open no call of another kind: a session and a personal token none of the merchant API, a key no other (R-KEY-03)', async () => {
    const prepared = await testServerOptions();
    const env = { ...prepared.options.env, rateLimits: false };
    server = await createTestServer({}, { ...prepared, options: { ...prepared.options, env } });
    ada = await signUpMerchant(server, 'ada@example.com');
    const { secret } = await keyOf(server, ada);
    const expiresAt = new Date(server.clock.now() + 86_400_000);
    const body = { name: 'script', access: 'FULL', expiresAt } as const;
    const { data: personal } = await server.call(createPersonalToken, { body }, ada);
    const merchantCalls = names(server.merchantOpenapi);
    expect(merchantCalls.length).toBeGreaterThanOrEqual(4);
    for (const call of merchantCalls) {
      expect(call.isOpen).toBe(false);
      for (const token of [ada.token, personal.token])
        expect(await ask(call, token), call.path).toEqual({ status: 401, code: 'API_KEY_INVALID' });
    }
    const others = names(server.openapi).filter(({ isOpen }) => !isOpen);
    expect(others.length).toBeGreaterThan(80);
    for (const call of others)
      expect(await ask(call, secret), call.path).toEqual({ status: 401, code: 'UNAUTHORIZED' });
    await server.call(listWallets, { query: { IsDeletedFilter: false } }, ada);
  });

  it('open no route that the document of the merchant API does not name', async () => {
    // Without a key: pages that embed the wallet read how it looks.
    const open = names(server.openapi).filter(({ isOpen }) => isOpen);
    const openRoutes = new Set(open.map(({ method, path }) => `${method} ${path}`));
    const routes = (await routesOf(server)).filter(
      (each) => / \/v1\/(merchant|embed)\//.test(each) && !openRoutes.has(each),
    );
    // And the document itself.
    expect(routes).toHaveLength(names(server.merchantOpenapi).length + 1);
  });
});

describe('without payments', () => {
  it('the merchant API is an unknown path, its document too', async () => {
    const prepared = await testServerOptions();
    const env = { ...prepared.options.env, payments: false };
    server = await createTestServer({}, { ...prepared, options: { ...prepared.options, env } });
    for (const path of ['ping', 'assets', 'openapi.json'])
      expect((await server.app.inject({ url: `/v1/merchant/${path}` })).statusCode).toBe(404);
  });
});

const verbs = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const verbOf = (method: string) => verbs.find((verb) => verb === method) ?? 'GET';
