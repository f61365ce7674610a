import { errorBody } from '@billfold/core/contract';
import type { ServedEndpoint } from '@billfold/core/contract/requests';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { noMembers } from '../../test/no-members.ts';
import { ApiError, unauthorized } from '../platform/api-error.ts';
import { createBind } from './bind.ts';
import { createApp } from './create-app.ts';
import { createOpenApi } from './openapi.ts';
import { serveApp } from './serve-app.ts';

interface Greeting {
  readonly text: string;
  readonly at: Date;
  readonly nickname: string | null;
}
const greet: ServedEndpoint<{ name: string }, { PageSize?: string }, unknown, Greeting> = {
  method: 'GET',
  path: '/api/greetings/{name}',
  summary: 'Greets.',
  params: () => z.strictObject({ name: z.string().check(z.maxLength(10)) }),
  query: () => z.strictObject({ PageSize: z.exactOptional(z.string()) }),
  response: () =>
    z.object({
      text: z.string(),
      at: z.codec(z.iso.datetime(), z.date(), {
        decode: (text) => new Date(text),
        encode: (at) => at.toISOString(),
      }),
      nickname: z.nullable(z.string()),
    }),
};

const keep: ServedEndpoint<unknown, unknown, { text: string }, { key: string | null }> = {
  method: 'POST',
  path: '/api/greetings',
  summary: 'Keeps.',
  status: 201,
  public: true,
  idempotent: true,
  body: () => z.strictObject({ text: z.string().check(z.minLength(1)) }),
  response: () => z.object({ key: z.nullable(z.string()) }),
};

let app: FastifyInstance;

beforeEach(async () => {
  app = await createApp({ logLevel: 'silent', trustProxy: 0 });
  const bind = createBind({
    app,
    openapi: createOpenApi(),
    limitCalls: async () => null,
    authenticate: async ({ authorization }) => {
      if (authorization !== 'Bearer good') throw unauthorized();
      return { userId: 'u', sessionId: 's', isEmailVerified: true, isPartner: false };
    },
    members: noMembers,
  });
  bind.signedIn(greet)(async ({ params, query }) => {
    if (params.name === 'crash') throw new Error('a secret detail');
    if (params.name === 'busy') throw new ApiError(429, 'BUSY', { retryAfterSeconds: 7 });
    return {
      text: `${params.name} ${query.PageSize ?? '-'}`,
      at: new Date('2026-11-20T09:00:00Z'),
      nickname: null,
    };
  });
  bind.open(keep)(async ({ idempotencyKey }) => ({ key: idempotencyKey }));
  await serveApp(app, null);
});

const get = (url: string, headers = {}) =>
  app.inject({ method: 'GET', url, headers: { authorization: 'Bearer good', ...headers } });
const post = (payload: string, headers = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/greetings',
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  });

describe('createBind', () => {
  it('answers by the schema, dates as text and nulls as null', async () => {
    const response = await get('/api/greetings/ada');
    expect(response.json()).toEqual({
      text: 'ada -',
      at: '2026-11-20T09:00:00.000Z',
      nickname: null,
    });
  });

  it('takes query names in any case', async () => {
    expect((await get('/api/greetings/ada?pagesize=5')).json().text).toBe('ada 5');
  });

  it.each(['PageSize=1&PageSize=2', 'PageSize=1&pagesize=2'])(
    'refuses a query name that is given twice: %s',
    async (query) => {
      const response = await get(`/api/greetings/ada?${query}`);
      expect(response.statusCode).toBe(400);
      expect(response.json().code).toBe('DUPLICATE_PARAMETER');
    },
  );

  it('refuses what the schema does not know, by field', async () => {
    const response = await post('{"text":"","isAdmin":true}');
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(Object.keys(response.json().fields).sort()).toEqual(['isAdmin', 'text']);
  });

  it('validates the session before the request', async () => {
    const response = await get('/api/greetings/a-name-that-is-too-long', { authorization: '' });
    expect(response.statusCode).toBe(401);
    expect(response.json().code).toBe('UNAUTHORIZED');
  });

  it('passes on a printable idempotency key and refuses any other', async () => {
    const good = await post('{"text":"a"}', { 'idempotency-key': 'key-1' });
    expect([good.statusCode, good.json().key]).toEqual([201, 'key-1']);
    const bad = await post('{"text":"a"}', { 'idempotency-key': 'x'.repeat(256) });
    expect([bad.statusCode, bad.json().code]).toEqual([400, 'IDEMPOTENCY_KEY_INVALID']);
  });

  it('refuses to bind a call at the wrong door', () => {
    const bind = createBind({
      members: noMembers,
      app,
      openapi: createOpenApi(),
      limitCalls: async () => null,
      authenticate: async () => ({
        ...{ userId: '', sessionId: '', isEmailVerified: false, isPartner: false },
      }),
    });
    expect(() => bind.open({ ...greet, path: '/x' })).toThrow('not public');
    expect(() => bind.signedIn({ ...keep, path: '/x' })).toThrow('is public');
  });
});

describe('every refusal', () => {
  it('has the one error body and names the request (R-API-06a)', async () => {
    for (const response of [
      await get('/api/nothing-here'),
      await get('/api/greetings/crash'),
      await post('{"text":'),
      await post('text=a', { 'content-type': 'application/x-www-form-urlencoded' }),
      await post('{"text":"a"}', { 'content-type': 'text/plain' }),
      await post(JSON.stringify({ text: 'a'.repeat(70_000) })),
    ]) {
      const body = z.parse(errorBody(), response.json());
      expect(body.requestId).toBe(response.headers['x-request-id']);
    }
  });

  it('has its status', async () => {
    expect((await get('/api/nothing-here')).statusCode).toBe(404);
    expect((await post('{"text":')).statusCode).toBe(400);
    expect((await post('{"text":"a"}', { 'content-type': 'text/plain' })).statusCode).toBe(415);
    expect((await post(JSON.stringify({ text: 'a'.repeat(70_000) }))).statusCode).toBe(413);
  });

  it('keeps the cause of a failure to itself, and shows its id (R-API-06b)', async () => {
    const response = await get('/api/greetings/crash');
    expect(response.statusCode).toBe(500);
    expect(response.json().errors).toEqual([`Unknown error (ID: ${response.json().requestId})`]);
    expect(response.body).not.toContain('secret');
  });

  it('says when to come back', async () => {
    expect((await get('/api/greetings/busy')).headers['retry-after']).toBe('7');
  });
});

it('sends the security headers with every answer', async () => {
  for (const response of [await get('/api/greetings/ada'), await get('/nothing')]) {
    expect(response.headers).toMatchObject({
      'content-security-policy':
        "default-src 'none';script-src 'self';style-src 'self';img-src 'self' data: blob:;font-src 'self';connect-src 'self';worker-src 'self';manifest-src 'self';frame-src 'self';form-action 'self';base-uri 'none';object-src 'none';frame-ancestors 'none';require-trusted-types-for 'script';trusted-types billfold billfold-signing",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy':
        'camera=(self), clipboard-write=(self), microphone=(), geolocation=(), usb=(), payment=()',
    });
  }
  expect((await get('/api/greetings/ada')).headers['cache-control']).toBe('no-store');
});
