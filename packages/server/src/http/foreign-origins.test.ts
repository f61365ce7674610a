import type { CreateApiKey } from '@billfold/core/contract';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keyOf, type Merchant, signUpMerchant } from '../../test/api-keys.ts';
import { createTestServer, type TestServer, testServerOptions } from '../../test/test-server.ts';
import { apiKeys, businesses } from '../db/schema.ts';
import { isPageOrigin } from '../embed-sessions/page-keys.ts';
import { hashToken } from '../platform/opaque-token.ts';
import { createApp } from './create-app.ts';
import { admitForeignOrigins } from './foreign-origins.ts';

describe('pages of other origins (S28)', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await createTestServer();
  });

  const ask = (origin: string | undefined, method: 'GET' | 'OPTIONS' = 'GET') =>
    server.app.inject({
      method,
      url: '/v1/config',
      headers: {
        ...(origin === undefined ? {} : { origin }),
        ...(method === 'OPTIONS'
          ? {
              'access-control-request-method': 'POST',
              'access-control-request-headers': 'authorization,content-type',
            }
          : {}),
      },
    });

  it.each(['http://localhost:5173', 'http://127.0.0.1:8080', 'http://[::1]:3000'])(
    'may call from %s in the sandbox',
    async (origin) => {
      expect((await ask(origin)).headers['access-control-allow-origin']).toBe(origin);
      const preflight = await ask(origin, 'OPTIONS');
      expect(preflight.statusCode).toBe(204);
      expect(preflight.headers['access-control-allow-headers']).toContain('authorization');
      expect(preflight.headers['access-control-allow-credentials']).toBeUndefined();
    },
  );

  it.each([
    'null',
    'https://localhost',
    'http://localhost.example.com',
    'http://evil-localhost',
    'http://127.0.0.1.example.com',
    'http://127.0.0.12',
    'http://user@localhost',
    'http://localhost:',
    'http://localhost:80/',
    'http://localhost:808080',
    'http://LOCALHOST',
    'http://[::1].example.com',
    'http://[::2]',
    'file://',
    'https://wallet.example.evil.com',
    'https://example.com',
    'http://0.0.0.0',
    'chrome-extension://abcdef',
    'http://localhost\t',
    '*',
  ])('may not call from %s', async (origin) => {
    expect((await ask(origin)).headers['access-control-allow-origin']).toBeUndefined();
    expect((await ask(origin, 'OPTIONS')).headers['access-control-allow-origin']).toBeUndefined();
  });

  it('may call outside the sandbox where a publishable key names them, and from nowhere else', async () => {
    const app = await createApp({ logLevel: 'silent', trustProxy: 0 });
    await admitForeignOrigins(app, {
      ...{ chainMode: 'live', publicUrl: null, bases: {} },
      isPageOrigin: async (origin) => origin === 'https://shop.example',
    });
    app.get('/v1/config', async () => ({}));
    const admitted = async (origin: string) => {
      const answer = await app.inject({ url: '/v1/config', headers: { origin } });
      expect(answer.statusCode).toBe(200);
      return answer.headers['access-control-allow-origin'];
    };
    expect(await admitted('http://localhost:5173')).toBeUndefined();
    expect(await admitted('https://shop.example.com')).toBeUndefined();
    expect(await admitted('https://shop.example')).toBe('https://shop.example');
    await app.close();
  });

  describe('with real money and the keys of two businesses', () => {
    const liveShop = 'https://live.example';
    const otherShop = 'https://other.example';
    let app: FastifyInstance;
    beforeEach(async () => {
      const [shop, other] = [
        await signUpMerchant(server, 'shop@example.com'),
        await signUpMerchant(server, 'other@example.com'),
      ];
      const createKey = async (
        merchant: Merchant,
        origin: string,
        { livemode = true, ...changes }: Partial<CreateApiKey> = {},
      ) => {
        const allowedOrigins = [origin];
        const given = { kind: 'PUBLISHABLE', scopes: [], allowedOrigins, ...changes } as const;
        const { secret } = await keyOf(server, merchant, given);
        // A server of the sandbox creates keys for tests alone.
        const [row] = await server.context.db
          .update(apiKeys)
          .set({ livemode })
          .where(eq(apiKeys.keyHash, hashToken(secret)))
          .returning();
        if (row === undefined) throw new Error('no key');
        return row;
      };
      const change = (row: { readonly id: string }, values: Partial<typeof apiKeys.$inferInsert>) =>
        server.context.db.update(apiKeys).set(values).where(eq(apiKeys.id, row.id));
      const now = new Date(server.clock.now());
      await createKey(shop, liveShop);
      await createKey(other, otherShop);
      await createKey(shop, 'https://test.example', { livemode: false });
      await change(await createKey(shop, 'https://revoked.example'), { revokedAt: now });
      await change(await createKey(other, 'https://expired.example'), { expiresAt: now });
      const closed = await signUpMerchant(server, 'closed@example.com');
      await createKey(closed, 'https://closed.example');
      await server.context.db
        .update(businesses)
        .set({ archivedAt: now })
        .where(eq(businesses.id, closed.businessId));
      const parts = { ...server.context, chainMode: 'live' as const };
      app = await createApp({ logLevel: 'silent', trustProxy: 0 });
      await admitForeignOrigins(app, {
        ...{ chainMode: 'live', publicUrl: null, bases: {} },
        isPageOrigin: (origin) => isPageOrigin(parts, origin),
      });
      app.get('/v1/config', async () => ({}));
    });
    afterEach(() => app.close());

    const askLive = async (origin: string) => {
      const headers = { origin, 'access-control-request-method': 'GET' };
      const answers = await Promise.all(
        (['GET', 'OPTIONS'] as const).map((method) =>
          app.inject({ method, url: '/v1/config', headers }),
        ),
      );
      return answers.map((answer) => answer.headers['access-control-allow-origin']);
    };

    it.each([liveShop, otherShop])('answers %s, which a live key names', async (origin) => {
      expect(await askLive(origin)).toEqual([origin, origin]);
    });

    it.each([
      'https://test.example',
      'https://revoked.example',
      'https://expired.example',
      'https://closed.example',
      'http://live.example',
      'https://live.example:8443',
      'https://live.example.evil.com',
      'https://sub.live.example',
      'https://live.exampl',
      'https://%.example',
      'http://localhost:5173',
      'null',
      '',
      '*',
    ])('tells %s nothing', async (origin) => {
      expect(await askLive(origin)).toEqual([undefined, undefined]);
    });
  });

  it('asks again about an origin after a failure', async () => {
    const app = await createApp({ logLevel: 'silent', trustProxy: 0 });
    const answers = [Promise.reject(new Error('the database is away')), Promise.resolve(true)];
    await admitForeignOrigins(app, {
      ...{ chainMode: 'live', publicUrl: null, bases: {} },
      isPageOrigin: async () => (await answers.shift()) ?? false,
    });
    app.get('/v1/config', async () => ({}));
    const ask = () =>
      app.inject({ url: '/v1/config', headers: { origin: 'https://shop.example' } });
    expect((await ask()).statusCode).toBe(500);
    expect((await ask()).headers['access-control-allow-origin']).toBe('https://shop.example');
    await app.close();
  });

  const logIn = (origin: string | undefined) =>
    server.app.inject({
      method: 'POST',
      url: '/v1/auth/login/basic',
      headers: { host: 'wallet.example:8080', ...(origin === undefined ? {} : { origin }) },
      payload: { email: 'a@example.com', password: 'wrong' },
    });

  it.each(['http://localhost:5173', 'https://example.com', 'null'])(
    'cannot hand in a password from %s',
    async (origin) => {
      const answer = await logIn(origin);
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ code: 'ORIGIN_NOT_ALLOWED' });
    },
  );

  it('may call and sign in from the other environments, and from no other origin (R-API-01)', async () => {
    const base = {
      wallet: 'https://dev.example',
      auth: 'https://a.dev.example/v2',
      payments: 'https://dev.example',
    };
    const prepared = await testServerOptions();
    const env = { ...prepared.options.env, chainMode: 'sandbox' as const, bases: { dev: base } };
    server = await createTestServer({}, { ...prepared, options: { ...prepared.options, env } });
    for (const origin of [
      'https://dev.example',
      'https://a.dev.example',
      'https://wallet.example',
    ]) {
      expect((await ask(origin)).headers['access-control-allow-origin']).toBe(origin);
      expect((await logIn(origin)).statusCode).not.toBe(403);
    }
    for (const origin of [
      'https://dev.example:8443',
      'https://b.dev.example',
      'http://dev.example',
    ]) {
      expect((await ask(origin)).headers['access-control-allow-origin']).toBeUndefined();
      expect((await logIn(origin)).statusCode).toBe(403);
    }
  });

  it.each([
    undefined,
    'http://wallet.example:8080',
    'https://wallet.example:8080',
    'https://wallet.example',
  ])('are told from our own pages and from programs: %s', async (origin) => {
    expect((await logIn(origin)).statusCode).not.toBe(403);
  });
});
