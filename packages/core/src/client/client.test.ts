import { describe, expect, it } from 'vitest';
import { endpoints } from '../../test/contract-endpoints.ts';
import { sampleOf } from '../../test/sample-of.ts';
import { scriptedClient } from '../../test/scripted-client.ts';
import type { ServedEndpoint } from '../contract/requests.ts';
import type { AnyRequest } from '../contract/schema.ts';
import { isBillfoldError } from '../errors/is-billfold-error.ts';
import type { RequestEvent } from '../http/request-event.ts';
import { createTransport } from '../http/transport.ts';
import { memoryStore } from '../platform/memory-store.ts';
import { createManualTime } from '../testing/manual-time.ts';

const token = 'bfs_marker-of-the-token';
const marker = 'marker-of-a-secret';

function watched(fetch: typeof globalThis.fetch) {
  const events: RequestEvent[] = [];
  const logged: unknown[] = [];
  const requests: Request[] = [];
  const time = createManualTime();
  const transport = createTransport({
    baseUrl: 'https://wallet.test',
    getAccessToken: async () => token,
    onUnauthorized: () => undefined,
    onRequest: (event) => events.push(event),
    platform: {
      ...time,
      random: { bytes: (length) => new Uint8Array(length) },
      storage: memoryStore(),
      logger: { warn: (...parts) => void logged.push(parts) },
      fetch: async (input, init) => {
        requests.push(new Request(input, init));
        return fetch(input, init);
      },
    },
  });
  return { transport, time, events, logged, requests };
}

/** A request that fills every part which the endpoint declares, each free text with the marker. */
function requestOf({ params, query, body }: ServedEndpoint): AnyRequest {
  return {
    ...(params ? { params: sampleOf(params(), marker) } : {}),
    ...(query ? { query: sampleOf(query(), marker) } : {}),
    ...(body ? { body: sampleOf(body(), marker) } : {}),
  };
}
function answerOf(endpoint: ServedEndpoint): Response {
  const { status = 200, file } = endpoint;
  if (status === 204) return new Response(null, { status });
  if (file) return new Response('a,b', { headers: { 'content-type': file } });
  return Response.json(sampleOf(endpoint.response()), { status });
}
const called = endpoints.filter(([, { status }]) => status !== 302);

describe.each(called)('the call %s', (_, endpoint) => {
  it('sends its parts to its path, and reads its answer', async () => {
    const { transport, requests } = watched(async () => answerOf(endpoint));
    const request = requestOf(endpoint);
    await transport.call(endpoint)(request);
    const [sent] = requests;
    const url = new URL(sent?.url ?? '');
    expect(sent?.method).toBe(endpoint.method);
    const parts = endpoint.path.split(/\{\w+\}/);
    expect(url.pathname.startsWith(parts[0] ?? '')).toBe(true);
    expect(url.pathname).not.toMatch(/[{}]/);
    expect(url.pathname.split('/')).toHaveLength(endpoint.path.split('/').length);
    const query = Object.entries({ ...Object(request.query) }).map(([key, value]) => [
      key,
      String(value),
    ]);
    expect([...url.searchParams]).toEqual(query);
    const text = (await sent?.text()) ?? '';
    expect(text === '' ? undefined : JSON.parse(text)).toEqual(request.body);
    expect(sent?.headers.get('authorization')).toBe(endpoint.public ? null : `Bearer ${token}`);
    expect(sent?.headers.has('idempotency-key')).toBe(endpoint.idempotent === true);
  });

  it('refuses an answer that is not of its contract', async () => {
    const wrong = async () => Response.json({ marker }, { status: 200 });
    if (endpoint.file) return;
    const { transport } = watched(wrong);
    await expect(transport.call(endpoint)(requestOf(endpoint))).rejects.toMatchObject({
      code: 'response_invalid',
      messages: [expect.stringContaining(`${endpoint.method} ${endpoint.path}`)],
    });
  });

  it('tells no token and no secret in events, logs and errors, however it ends', async () => {
    const ends: (() => Promise<Response>)[] = [
      async () => answerOf(endpoint),
      async () => Response.json({ marker: [marker] }),
      async () => new Response(marker, { status: 500 }),
      async () => Response.json({ message: 'Error', errors: [] }, { status: 401 }),
      () => Promise.reject(new TypeError('fetch failed')),
      () => new Promise(() => undefined),
    ];
    for (const end of ends) {
      const { transport, time, events, logged } = watched(end);
      const call = transport
        .call(endpoint)(requestOf(endpoint))
        .catch((error: unknown) => error);
      await time.advance(120_000);
      const outcome = await call;
      expect(events.length).toBeGreaterThan(0);
      const error = isBillfoldError(outcome)
        ? [outcome.toJSON(), outcome.message, outcome.stack]
        : [];
      const told = JSON.stringify([events, logged, error]);
      expect(told).not.toContain(token);
      expect(told).not.toContain(marker);
    }
  });
});

describe('createClient', () => {
  const list = { items: [], total: 0, page: 1, pageSize: 100 };

  it('has the same function for a call each time, and none where something else is looked for', async () => {
    const { client } = scriptedClient({});
    expect(client.auth.signIn).toBe(client.auth.signIn);
    expect(client.wallets.list).not.toBe(client.wallets.create);
    expect(JSON.stringify(client.user)).toBe('{}');
    expect(await client.user).toBe(client.user);
  });

  it('makes the everyday calls and those of the other pieces', async () => {
    const { client, sent } = scriptedClient({
      'GET /api/wallets': { body: list },
      'POST /v1/auth/reset/basic': { status: 202, body: null },
      'DELETE /v1/user/sessions': { status: 204 },
    });
    expect(await client.wallets.list()).toEqual(list);
    expect(await client.auth.requestPasswordReset({ email: 'ada@example.com' })).toBeNull();
    expect(await client.user.endOtherSessions()).toBeNull();
    expect(sent).toHaveLength(3);
  });

  it('deletes a wallet by a POST where the DELETE loses its body', async () => {
    const id = '0190a000-0000-7000-8000-000000000001';
    const body = { password: 'key', seedPhrase: null, confirmName: 'Savings' };
    const { client, sent } = scriptedClient({
      [`DELETE /api/wallets/${id}`]: {
        status: 400,
        body: { message: 'Error', errors: [], code: 'BODY_REQUIRED', requestId: '', fields: {} },
      },
      [`POST /api/wallets/${id}/delete`]: { status: 204 },
    });
    expect(await client.wallets.remove(id, body)).toBeNull();
    expect(sent.map((each) => each.body)).toEqual([body, body]);
  });

  it('does not ask twice when the deletion itself is refused', async () => {
    const id = '0190a000-0000-7000-8000-000000000001';
    const body = { password: 'key', seedPhrase: null, confirmName: 'Savings' };
    const { client, sent } = scriptedClient({});
    await expect(client.wallets.remove(id, body)).rejects.toMatchObject({
      serverCode: 'not_found',
    });
    expect(sent).toHaveLength(1);
  });

  it('knows where the browser goes to sign in with Apple', async () => {
    const { client, sent } = scriptedClient({});
    expect(await client.auth.getAppleUrl({ returnTo: '/wallet/?a=b' })).toBe(
      'https://wallet.test/api/auth/signin-apple?returnTo=%2Fwallet%2F%3Fa%3Db',
    );
    expect(sent).toHaveLength(0);
  });
});
