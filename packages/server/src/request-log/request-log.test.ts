import type { Platform } from '@billfold/core';
import { listApiRequests, pingMerchant, revokeApiKey } from '@billfold/core/contract';
import type { ServedEndpoint } from '@billfold/core/contract/requests';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { keyOf, type Merchant, signUpMerchant } from '../../test/api-keys.ts';
import { dumpDatabase } from '../../test/dump-database.ts';
import { manualSchedule } from '../../test/manual-schedule.ts';
import { createTestServer, type TestServer, testServerOptions } from '../../test/test-server.ts';
import { createKeyGuards } from '../api-keys/key-guards.ts';
import { apiRequests } from '../db/schema.ts';
import { createBindKey } from '../http/bind-key.ts';
import { createApp } from '../http/create-app.ts';
import { createOpenApi } from '../http/openapi.ts';
import { ApiError } from '../platform/api-error.ts';
import { timerSchedule } from '../platform/timer-schedule.ts';
import { deleteOldRecords } from '../retention/delete-old-records.ts';
import { logKeyRequests } from './log-key-requests.ts';
import { createRequestLog } from './request-log.ts';

const dayMs = 24 * 3_600_000;

let server: TestServer;
let ada: Merchant;
beforeEach(async () => {
  server = await createTestServer();
  ada = await signUpMerchant(server, 'ada@example.com');
});
const list = (query: Parameters<typeof ask>[0] = {}, merchant = ada) => ask(query, merchant);
async function ask(query: object, { businessId, token }: Merchant) {
  return server.call(listApiRequests, { params: { businessId }, query }, { token });
}
/** Rows are written after the answers. */
const counted = (count: number) =>
  expect.poll(() => server.context.db.$count(apiRequests), { timeout: 10_000 }).toBe(count);

interface Order {
  readonly name: string;
  readonly metadata?: Readonly<Record<string, string>>;
}
const order: ServedEndpoint<unknown, unknown, Order, { secret: string; name: string }> = {
  method: 'POST',
  path: '/v1/merchant/orders',
  summary: 'Orders.',
  status: 201,
  idempotent: true,
  body: () =>
    z.strictObject({
      name: z.string(),
      metadata: z.exactOptional(z.record(z.string(), z.string())),
    }),
  response: () => z.object({ secret: z.string(), name: z.string() }),
};

/** Serves calls that write, as none of the merchant API does yet. */
async function openOrders(
  changes: Partial<typeof order> = {},
  schedule: Platform['schedule'] = timerSchedule,
) {
  const { context } = server;
  const { db, platform } = context;
  const app = await createApp({ logLevel: 'silent', trustProxy: 0 });
  const errors: unknown[] = [];
  const log = createRequestLog({
    db,
    schedule,
    onError: (error) => errors.push(error),
  });
  const bind = createBindKey({
    app,
    openapi: createOpenApi(),
    keys: createKeyGuards(context),
    limitKeyCalls: async () => null,
    limitCalls: async () => null,
    noteKey: logKeyRequests(app, { log, platform }),
  });
  bind.key({ ...order, ...changes })(async ({ body }) => {
    if (body.name === 'late') throw new ApiError(409, 'ORDER_ID_IN_USE');
    if (body.name === 'crash') throw new Error('a detail of the server');
    return { secret: 'whsec_of_the_answer', name: body.name };
  });
  const post = (token: string, payload: object | string, headers = {}) =>
    app.inject({
      ...{ method: 'POST', url: '/v1/merchant/orders?from=here', payload },
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        ...headers,
      },
    });
  const rows = async () => {
    await log.settle();
    return (await list()).data;
  };
  return { app, post, rows, log, errors };
}

describe('the request log (R-KEY-04)', () => {
  it('has each call of a key with its answer', async () => {
    const key = await keyOf(server, ada);
    const at = new Date(server.clock.now());
    await server.call(pingMerchant, {}, { ...key, ip: '203.0.113.9' });
    await counted(1);
    const { data, meta } = await list();
    expect(meta).toEqual({ page: 1, pageSize: 50, total: 1 });
    expect(data).toEqual([
      {
        ...{ id: expect.any(String), at, livemode: false, keyId: key.id, keyName: 'Shop' },
        ...{ method: 'GET', path: '/v1/merchant/ping', status: 200 },
        ...{ durationMs: expect.any(Number), idempotencyKey: null, ip: '203.0.113.9' },
        request: null,
        response: expect.stringContaining('"businessName":"Shop"'),
      },
    ]);
  });

  it('has refused calls of a known key, also of one that ended, and none of strangers', async () => {
    const key = await keyOf(server, ada, { scopes: ['reports:read'] });
    await server.app.inject({
      url: '/v1/merchant/assets',
      headers: { authorization: `Bearer ${key.secret}` },
    });
    const params = { businessId: ada.businessId, id: key.id };
    await server.call(revokeApiKey, { params }, ada);
    await server.refusal(pingMerchant, {}, key);
    await server.refusal(pingMerchant, {}, { token: 'bf_test_sk_unknown' });
    await counted(2);
    const { data } = await list();
    expect(data.map(({ status, response }) => [status, response?.includes('"code"')])).toEqual([
      [401, true],
      [403, true],
    ]);
    expect(data.map(({ response }) => JSON.parse(response ?? '').code)).toEqual([
      ...['API_KEY_REVOKED', 'SCOPE_MISSING'],
    ]);
  });

  it('hides the secrets of bodies, and every key and token wherever it stands', async () => {
    const { secret } = await keyOf(server, ada);
    const { post, rows } = await openOrders();
    const metadata = { password: 'a-quiet-river', note: `my key is ${secret}`, colour: 'red' };
    await post(secret, { name: 'a', metadata }, { 'idempotency-key': 'order-1' });
    const [row] = await rows();
    expect(row).toMatchObject({ path: '/v1/merchant/orders', idempotencyKey: 'order-1' });
    expect(JSON.parse(row?.request ?? '')).toEqual({
      name: 'a',
      metadata: { password: '[hidden]', note: 'my key is [hidden]', colour: 'red' },
    });
    expect(JSON.parse(row?.response ?? '')).toEqual({ secret: '[hidden]', name: 'a' });
    const dump = await dumpDatabase(server.context.db);
    for (const text of [secret, 'a-quiet-river', 'whsec_of', 'from=here'])
      expect(dump).not.toContain(text);
  });

  it('has nothing of the bodies of a call that handles secrets', async () => {
    const { secret } = await keyOf(server, ada);
    const { post, rows } = await openOrders({ secret: true });
    await post(secret, { name: 'hush' });
    expect(await rows()).toMatchObject([{ request: '[hidden]', response: '[hidden]' }]);
  });

  it('keeps 8 kB of a body', async () => {
    const { secret } = await keyOf(server, ada);
    const { post, rows } = await openOrders();
    await post(secret, { name: 'ü'.repeat(20_000) });
    const [row] = await rows();
    expect(Buffer.byteLength(row?.request ?? '')).toBeLessThanOrEqual(8 * 1024);
    expect(row?.request?.endsWith('…')).toBe(true);
  });

  it('has refusals and faults as the caller saw them', async () => {
    const { secret } = await keyOf(server, ada);
    const { post, rows } = await openOrders();
    await post(secret, { name: 'late' }, { 'idempotency-key': 'ü' });
    await post(secret, { name: 'late' });
    await post(secret, { name: 'crash' });
    await post(secret, { name: 'a\u0000\ud800' });
    const seen = (await rows()).map(({ status, response }) => [
      status,
      JSON.parse(response ?? '').code,
    ]);
    expect(seen.sort()).toEqual([
      [400, 'IDEMPOTENCY_KEY_INVALID'],
      [400, 'VALIDATION_FAILED'],
      [409, 'ORDER_ID_IN_USE'],
      [500, 'INTERNAL'],
    ]);
    const dump = await dumpDatabase(server.context.db);
    expect(dump).not.toContain('a detail of the server');
  });

  it('costs no call its answer when it cannot be written', async () => {
    const { secret } = await keyOf(server, ada);
    const { post, log, errors, rows } = await openOrders();
    log.add({
      ...{ id: 'no uuid', businessId: 0, livemode: false, method: 'GET', path: '/', status: 200 },
      ...{ durationMs: 0, at: new Date() },
    });
    await log.settle();
    expect(errors).toHaveLength(1);
    expect((await post(secret, { name: 'a' })).statusCode).toBe(201);
    expect(await rows()).toHaveLength(1);
  });

  it('is written whole, however many calls come at once', async () => {
    const { secret } = await keyOf(server, ada);
    const { post, log } = await openOrders();
    await Promise.all(Array.from({ length: 250 }, () => post(secret, { name: 'a' })));
    await log.settle();
    expect(await server.context.db.$count(apiRequests)).toBe(250);
  });

  it('gathers the calls of a fifth of a second, and writes them together', async () => {
    const { secret } = await keyOf(server, ada);
    const timers = manualSchedule(server.clock);
    const { post } = await openOrders({}, timers.schedule);
    await post(secret, { name: 'a' });
    await post(secret, { name: 'b' });
    await timers.whenWaiting();
    const before = await server.context.db.$count(apiRequests);
    timers.runNext();
    await counted(2);
    expect([before, timers.waiting]).toEqual([0, 0]);
    await post(secret, { name: 'c' });
    await timers.whenWaiting();
    timers.runNext();
    await counted(3);
  });

  it('is waited for before the server stops', async () => {
    const app = await createApp({ logLevel: 'silent', trustProxy: 0 });
    const { platform } = server.context;
    let isSettled = false;
    const settle = async () => {
      isSettled = true;
    };
    logKeyRequests(app, { log: { add: () => undefined, settle }, platform });
    await app.close();
    expect(isSettled).toBe(true);
  });

  it('keeps a call for 30 days', async () => {
    const key = await keyOf(server, ada);
    await server.call(pingMerchant, {}, key);
    await counted(1);
    server.clock.advance(30 * dayMs);
    await deleteOldRecords(server.context);
    await counted(1);
    server.clock.advance(1);
    await deleteOldRecords(server.context);
    await counted(0);
  });
});

describe('the list of requests', () => {
  const paths = async (query: object) => (await list(query)).data.map(({ path }) => path);

  it('filters by mode, key, method, outcome, path and time, in pages', async () => {
    const key = await keyOf(server, ada, { name: 'One' });
    const other = await keyOf(server, ada, { name: 'Two', scopes: ['reports:read'] });
    await server.call(pingMerchant, {}, key);
    await counted(1);
    server.clock.advance(60_000);
    await server.app.inject({
      url: '/v1/merchant/assets',
      headers: { authorization: `Bearer ${other.secret}` },
    });
    await counted(2);
    const [ping, assets] = ['/v1/merchant/ping', '/v1/merchant/assets'];
    expect(await paths({})).toEqual([assets, ping]);
    expect(await paths({ keyId: key.id })).toEqual([ping]);
    expect(await paths({ keyId: 'key_12345678' })).toEqual([]);
    expect(await paths({ outcome: 'SUCCEEDED' })).toEqual([ping]);
    expect(await paths({ outcome: 'REFUSED' })).toEqual([assets]);
    expect(await paths({ outcome: 'FAILED' })).toEqual([]);
    expect(await paths({ method: 'POST' })).toEqual([]);
    expect(await paths({ path: '/pin' })).toEqual([ping]);
    expect(await paths({ path: '%' })).toEqual([]);
    expect(await paths({ livemode: false })).toHaveLength(2);
    const now = new Date(server.clock.now());
    expect(await paths({ from: now })).toEqual([assets]);
    expect(await paths({ to: now })).toEqual([ping]);
    const second = await list({ page: 2, pageSize: 1 });
    expect(second.data.map(({ path }) => path)).toEqual([ping]);
    expect(second.meta).toEqual({ page: 2, pageSize: 1, total: 2 });
  });

  it('shows a business its own calls alone', async () => {
    const bob = await signUpMerchant(server, 'bob@example.com');
    await server.call(pingMerchant, {}, await keyOf(server, bob));
    await counted(1);
    expect((await list()).data).toEqual([]);
    expect((await list({}, bob)).data).toHaveLength(1);
  });
});

it('the log of the server holds no key, wherever it was sent (R-KEY-04)', async () => {
  const { options, clock } = await testServerOptions();
  const lines: string[] = [];
  const logTo = { write: (text: string) => lines.push(text) };
  const env = { ...options.env, logLevel: 'debug' as const };
  server = await createTestServer({}, { options: { ...options, env, logTo }, clock });
  ada = await signUpMerchant(server, 'ada@example.com');
  const { secret } = await keyOf(server, ada);
  const headers = { authorization: `Bearer ${secret}` };
  for (const url of [`/v1/merchant/ping?key=${secret}`, `/v1/merchant/${secret}`, `/${secret}`])
    for (const each of [headers, {}]) await server.app.inject({ url, headers: each });
  await server.app.inject({ url: '/v1/merchant/ping', headers });
  server.app.log.warn({ note: secret }, `a key: ${secret}`);
  expect(lines.length).toBeGreaterThan(7);
  expect(lines.join('')).not.toContain(secret);
});
