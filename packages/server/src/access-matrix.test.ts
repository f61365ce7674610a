import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { contractCalls } from '../../core/test/contract-endpoints.ts';
import { askCall as ask } from '../test/ask-call.ts';
import { confirm, deposit } from '../test/funded.ts';
import { businessOf, type Ids, idsOf, readOnlyToken } from '../test/owned-things.ts';
import { signUpWithAccount, stepUpWithPassword } from '../test/people.ts';
import { routesOf, servedCalls, withoutNames } from '../test/served-calls.ts';
import { createTestServer, type TestServer, testServerOptions } from '../test/test-server.ts';
import { sessions } from './db/schema.ts';
import { hashToken } from './platform/opaque-token.ts';

/** Whom anybody may ask. A new one belongs here only when it tells nobody's data. */
const publicCalls = [
  'GET /api/auth/handle-external-login',
  'GET /api/auth/signin-apple',
  'GET /v1/auth/config',
  'POST /v1/auth/login/basic',
  'POST /v1/auth/login/demo',
  'POST /v1/auth/login/discord',
  'POST /v1/auth/login/google',
  'POST /v1/auth/login/{provider}/start',
  'POST /v1/auth/register/basic',
  'POST /v1/auth/reset/basic',
  'POST /v1/auth/reset/basic/complete',
  'POST /v1/auth/reset/basic/logins',
  'GET /v1/checkout/invoice-emails/{token}',
  'POST /v1/checkout/invoice-emails/{token}',
  'GET /v1/checkout/links/{slug}',
  'POST /v1/checkout/links/{slug}/payments',
  'GET /v1/checkout/refunds/{token}',
  'POST /v1/checkout/refunds/{token}',
  'POST /v1/checkout/refunds/{token}/check',
  'POST /v1/checkout/refunds/{token}/code',
  'GET /v1/checkout/{id}',
  'POST /v1/checkout/{id}/cancel',
  'POST /v1/checkout/{id}/claim-hash',
  'POST /v1/checkout/{id}/customer',
  'POST /v1/checkout/{id}/language',
  'GET /v1/checkout/{id}/receipt',
  'POST /v1/checkout/{id}/receipt/send',
  'POST /v1/checkout/{id}/refund-link',
  'GET /v1/checkout/{id}/request',
  'POST /v1/checkout/{id}/select',
  'GET /v1/checkout/{id}/stream',
  'POST /v1/checkout/{id}/transactions',
  'GET /v1/config',
  'POST /v1/dash/invitations/preview',
  'POST /v1/dev/clock',
  'GET /v1/dev/outbox',
  'POST /v1/dev/sandbox/rates',
  'GET /v1/dev/sandbox/{network}/addresses/{address}',
  'GET /v1/dev/sandbox/{network}/blocks',
  'GET /v1/dev/sandbox/{network}/blocks/{height}',
  'POST /v1/dev/sandbox/{network}/dust',
  'POST /v1/dev/sandbox/{network}/faucet',
  'GET /v1/dev/sandbox/{network}/fee-spike',
  'POST /v1/dev/sandbox/{network}/fee-spike',
  'POST /v1/dev/sandbox/{network}/hold',
  'GET /v1/dev/sandbox/{network}/impostor',
  'POST /v1/dev/sandbox/{network}/mine',
  'POST /v1/dev/sandbox/{network}/outage',
  'POST /v1/dev/sandbox/{network}/reorg',
  'POST /v1/dev/sandbox/{network}/replace',
  'GET /v1/dev/sandbox/{network}/transactions/{hash}',
  'GET /v1/embed/settings',
  'POST /v1/user/email/undo',
  'POST /v1/user/verifications/email',
];
/** Routes outside the contract: state of the server, its description, pages, and forms that providers post. */
const otherRoutes = [
  'GET /healthz',
  'GET /readyz',
  'GET /metrics',
  'GET /openapi.json',
  'GET /v1/merchant/openapi.json',
  'GET /dev/outbox',
  'POST /api/auth/apple-callback',
  'POST /invoice-emails/:token',
  'GET *',
  'GET /v1/logos/:businessId/:hash',
  'GET /v1/reports/:id/:until/:signature',
  'GET /.well-known/billfold.json',
];

/** Calls of API keys, which merchant-api.test.ts asks. */
function keyCalls({ server }: { readonly server: TestServer }): readonly string[] {
  return contractCalls
    .filter(([, { method, path }]) => server.merchantOpenapi.operation(method, path) !== undefined)
    .map(([, { method, path }]) => `${method} ${path}`);
}

async function openWorld() {
  const prepared = await testServerOptions();
  const { options } = prepared;
  const env = { ...options.env, rateLimits: false };
  const server = await createTestServer({}, { ...prepared, options: { ...options, env } });
  const ada = await signUpWithAccount(server, 'ada@example.com');
  const bob = await signUpWithAccount(server, 'bob@example.com');
  await stepUpWithPassword(server, bob);
  await deposit(server, ada, '0.5');
  await confirm(server, 1);
  const calls = servedCalls(server);
  return {
    server,
    ada,
    bob,
    calls,
    adas: await idsOf(server, ada),
    bobsBusiness: await businessOf(server, bob),
    readOnly: await readOnlyToken(server, ada),
  };
}

/** Beginnings of ids, by the parameters that have one. */
const prefixes: Readonly<Record<string, string>> = {
  'customers/{id}': 'cus',
  'api-keys/{id}': 'key',
  'payment-links/{id}': 'lnk',
  'sale-items/{id}': 'itm',
  'link-invoices/{id}': 'lin',
  'link-schedules/{id}': 'sch',
  'notifications/{id}': 'ntf',
  'payments/{id}': 'pay',
  'payouts/{id}': 'pyo',
  'invoices/{id}': 'inv',
  'reports/{id}': 'rep',
  'sweeps/{id}': 'swp',
  'unmatched/{id}': 'trf',
  'webhooks/{id}': 'whk',
  deliveryId: 'whd',
  refundId: 'ref',
};

/** An id that nothing has. */
const missingId = (name: string) => {
  if (name === 'businessId') return '987654321';
  const prefix = prefixes[name];
  return prefix === undefined ? randomUUID() : `${prefix}_${randomUUID()}`;
};

/** Path parameters that name data of a user, in order. */
const owned = (path: string): readonly string[] =>
  [...path.matchAll(/([\w-]+)\/\{(\w+)\}/g)]
    .map(([, folder, name]) => (name === 'id' ? `${folder}/{id}` : (name ?? '')))
    .filter((name) => /[iI]d\}?$/.test(name));

describe('every call that is served, by everybody (S22)', () => {
  let world: Awaited<ReturnType<typeof openWorld>>;
  beforeAll(async () => {
    world = await openWorld();
  });
  const closed = () => world.calls.filter(({ isPublic }) => !isPublic);
  const missingIds = (): Ids =>
    Object.fromEntries(Object.keys(world.adas).map((name) => [name, missingId(name)]));

  it('is in the OpenAPI document, and public only where it is meant to be', async () => {
    const open = world.calls.filter(({ isPublic }) => isPublic).map(({ name }) => name);
    expect(open.sort()).toEqual([...publicCalls].sort());
    const known = new Set(
      [...world.calls.map(({ name }) => name), ...keyCalls(world), ...otherRoutes].map(
        withoutNames,
      ),
    );
    const routes = await routesOf(world.server);
    expect(routes.length).toBeGreaterThanOrEqual(world.calls.length);
    expect(routes.filter((route) => !known.has(withoutNames(route)))).toEqual([]);
  });

  it('is closed without a token, and with one that is malformed, unknown, expired or revoked', async () => {
    const { server, adas, ada } = world;
    const { db, platform } = server.context;
    const dead = async (changes: Partial<typeof sessions.$inferInsert>) => {
      const token = `bfs_${randomUUID().replaceAll('-', '').padEnd(43, 'A')}`;
      const at = new Date(server.clock.now());
      await db.insert(sessions).values({
        ...{ id: platform.newId(), userId: ada.user.id, tokenHash: hashToken(token) },
        ...{ device: 'x', os: 'x', browser: 'x', ip: 'x' },
        ...{ createdAt: at, lastSeenAt: at, expiresAt: new Date(at.getTime() + 1), ...changes },
      });
      return `Bearer ${token}`;
    };
    const past = new Date(0);
    const wrong = [
      undefined,
      'Bearer',
      'Bearer undefined',
      `Bearer ${ada.token}x`,
      `Bearer ${ada.token.slice(4)}`,
      `Basic ${ada.token}`,
      `Bearer bfs_${'A'.repeat(43)}`,
      `Bearer bfp_${'A'.repeat(43)}`,
      await dead({ expiresAt: past }),
      await dead({ revokedAt: past }),
    ];
    for (const call of closed()) {
      const answers = await Promise.all(
        wrong.map((authorization) =>
          ask(server, call, {
            ids: adas,
            ...(authorization === undefined ? {} : { authorization }),
          }),
        ),
      );
      expect(new Set(answers.map(({ status }) => status)), call.name).toEqual(new Set([401]));
      expect(new Set(answers.map(({ body }) => body)).size, call.name).toBe(1);
    }
  });

  it('answers for data of another user as for missing data', async () => {
    const { server, bob, adas, bobsBusiness } = world;
    const authorization = `Bearer ${bob.token}`;
    let asked = 0;
    for (const call of closed()) {
      const names = owned(call.path);
      const isQuery = call.path.endsWith('/balance-chart');
      if (names.length === 0 && !isQuery) continue;
      const missing = await ask(server, call, { ids: missingIds(), authorization });
      expect(missing, `${call.name} (wallet-calls.ts has its request)`).toMatchObject({
        status: 404,
      });
      expect(await ask(server, call, { ids: adas, authorization }), call.name).toEqual(missing);
      asked += 1;
      // Through a wallet of one's own neither.
      const [first, ...inner] = names;
      if (first === undefined || inner.length === 0) continue;
      const bobs = {
        walletId: bob.walletId,
        'wallets/{id}': bob.walletId,
        businessId: bobsBusiness,
      };
      const mixed = { ...adas, ...bobs };
      const ownButMissing = {
        ...mixed,
        ...Object.fromEntries(inner.map((name) => [name, missingId(name)])),
      };
      expect(await ask(server, call, { ids: mixed, authorization }), call.name).toEqual(
        await ask(server, call, { ids: ownButMissing, authorization }),
      );
    }
    expect(asked).toBeGreaterThan(45);
  });

  it('never shows one person what is another’s, and shows each what is theirs', async () => {
    const { server, ada, bob, adas, bobsBusiness } = world;
    // The number of a business is too short to be found in a text.
    const { businessId: _, ...longIds } = adas;
    const signs = [ada.user.id, ada.user.email, ...Object.values(longIds)];
    const bobs = {
      ...adas,
      businessId: bobsBusiness,
      walletId: bob.walletId,
      'wallets/{id}': bob.walletId,
      accountId: bob.account.id,
    };
    for (const call of closed().filter(({ method, isStream }) => method === 'GET' && !isStream)) {
      const own = await ask(server, call, { ids: adas, authorization: `Bearer ${ada.token}` });
      expect(own.status, call.name).not.toBe(401);
      expect(own.status, call.name).not.toBe(403);
      const { body } = await ask(server, call, { ids: bobs, authorization: `Bearer ${bob.token}` });
      expect(
        signs.filter((sign) => body.includes(sign)),
        call.name,
      ).toEqual([]);
    }
  });

  it('is changed by no program that may only read, and shows it no secret', async () => {
    const { server, adas, readOnly } = world;
    const authorization = `Bearer ${readOnly.token}`;
    for (const call of closed().filter(({ isStream }) => !isStream)) {
      const { status, body } = await ask(server, call, { ids: adas, authorization });
      const { method, path, isSecret } = call;
      if (path === '/v1/auth/token/exchange') expect(status).toBe(401);
      else if (method === 'GET' && path.startsWith('/api/') && !isSecret)
        expect([401, 403], call.name).not.toContain(status);
      else expect(`${status} ${body}`, call.name).toMatch(/^403 .*SCOPE_MISSING/);
    }
  });
});
