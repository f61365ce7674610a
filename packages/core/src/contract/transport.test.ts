import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { memoryStore } from '../platform/memory-store.ts';
import { createManualTime } from '../testing/manual-time.ts';
import type { Endpoint } from './schema.ts';
import { createTransport, type TransportOptions } from './transport.ts';

interface Greeting {
  readonly text: string;
}
const greet = {
  method: 'GET',
  path: '/api/greetings/{name}',
  summary: 'Greets.',
  params: () => z.strictObject({ name: z.string() }),
  query: () => z.strictObject({ page: z.exactOptional(z.int()) }),
  response: () => z.object({ text: z.string() }),
} satisfies Endpoint<{ name: string }, { page?: number }, unknown, Greeting>;
const keep = {
  method: 'POST',
  path: '/api/greetings',
  summary: 'Keeps.',
  secret: true,
  idempotent: true,
  body: () => z.strictObject({ text: z.string() }),
  response: () => z.object({ text: z.string() }),
} satisfies Endpoint<unknown, unknown, Greeting, Greeting>;
const open = { ...greet, path: '/api/open/{name}', public: true } satisfies Endpoint<
  { name: string },
  { page?: number },
  unknown,
  Greeting
>;

/** A transport whose requests are noted and answered by the test. */
function connected(
  answer: (request: Request, count: number) => Response | Promise<Response>,
  overrides: Partial<TransportOptions> = {},
) {
  const requests: Request[] = [];
  const refused: unknown[] = [];
  const time = createManualTime();
  const transport = createTransport({
    baseUrl: 'https://wallet.example',
    getAccessToken: () => 'token-1',
    onUnauthorized: (error) => refused.push(error),
    platform: {
      clock: time.clock,
      schedule: time.schedule,
      random: { bytes: (length) => new Uint8Array(length) },
      storage: memoryStore(),
      logger: { warn: () => undefined },
      fetch: async (input, init) => {
        const request = new Request(input, init);
        requests.push(request);
        return answer(request, requests.length);
      },
    },
    ...overrides,
  });
  return { transport, requests, refused };
}

const ok = (text = 'hello') => Response.json({ text });
const refusal = (status: number, code: string, errors: readonly string[] = []) =>
  Response.json({ message: 'Title', errors, code, requestId: 'req_1', fields: {} }, { status });
const ada = { params: { name: 'ada/love' }, query: {} };

describe('a call', () => {
  it('goes to the path with its parameters encoded, under the token', async () => {
    const { transport, requests } = connected(() => ok());
    const answer = await transport.call(greet)({ ...ada, query: { page: 2 } });
    expect(answer).toEqual({ text: 'hello' });
    expect(requests[0]?.url).toBe('https://wallet.example/api/greetings/ada%2Flove?page=2');
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer token-1');
  });

  it('that is public carries no token', async () => {
    const { transport, requests } = connected(() => ok());
    await transport.call(open)(ada);
    expect(requests[0]?.headers.has('authorization')).toBe(false);
  });

  it('never follows a redirect: the token would go with it', async () => {
    const { transport, requests } = connected(() => ok());
    await transport.call(greet)(ada);
    expect(requests[0]?.redirect).toBe('error');
  });

  it('sends its idempotency key', async () => {
    const { transport, requests } = connected(() => ok());
    await transport.call(keep)({ body: { text: 'a' } }, { idempotencyKey: 'key-1' });
    expect(requests[0]?.headers.get('idempotency-key')).toBe('key-1');
  });

  it('whose answer breaks the contract fails with the path', async () => {
    const { transport } = connected(() => Response.json({ text: 7 }));
    await expect(transport.call(greet)(ada)).rejects.toMatchObject({
      code: 'response_invalid',
      messages: [expect.stringContaining('GET /api/greetings/{name}')],
    });
  });

  it('is repeated twice when it only reads and the server is away', async () => {
    const { transport, requests } = connected((_, count) =>
      count < 3 ? new Response(null, { status: 503 }) : ok(),
    );
    expect(await transport.call(greet)(ada)).toEqual({ text: 'hello' });
    expect(requests).toHaveLength(3);
  });

  it('is never repeated by itself when it changes something', async () => {
    const { transport, requests } = connected(() => new Response(null, { status: 503 }));
    await expect(transport.call(keep)({ body: { text: 'a' } })).rejects.toMatchObject({
      code: 'api',
      retryable: true,
    });
    expect(requests).toHaveLength(1);
  });

  it('that is cancelled says so', async () => {
    const abort = new AbortController();
    const { transport } = connected(
      (request) =>
        new Promise((_, reject) => {
          const fail = () => reject(request.signal.reason);
          if (request.signal.aborted) fail();
          request.signal.addEventListener('abort', fail);
        }),
    );
    const call = transport.call(keep)({ body: { text: 'a' } }, { signal: abort.signal });
    abort.abort();
    await expect(call).rejects.toMatchObject({ code: 'aborted' });
  });

  it('without a connection says so', async () => {
    const { transport } = connected(() => Promise.reject(new TypeError('fetch failed')));
    await expect(transport.call(keep)({ body: { text: 'a' } })).rejects.toMatchObject({
      code: 'network',
      title: 'Error',
      messages: ['Unhandled error'],
    });
  });
});

describe('a refusal', () => {
  it.each([
    [400, 'WRONG_ENCRYPTION_KEY', 'wrong_encryption_key'],
    [400, 'SEED_MISMATCH', 'wrong_seed_phrase'],
    [400, 'INSUFFICIENT_FUNDS', 'insufficient_funds'],
    [409, 'FEE_CHANGED', 'fee_changed'],
    [409, 'BROADCAST_REJECTED', 'rejected_by_network'],
    [400, 'AMOUNT_BELOW_MINIMUM', 'amount_below_minimum'],
    [400, 'ADDRESS_INVALID', 'recipient_invalid'],
    [400, 'TWO_FACTOR_REQUIRED', 'two_factor_required'],
    [403, 'ORIGIN_NOT_ALLOWED', 'origin_not_allowed'],
    [401, 'UNAUTHORIZED', 'unauthorized'],
  ])('%i %s is the error %s', async (status, wireCode, code) => {
    const { transport } = connected(() => refusal(status, wireCode, ['What happened.']));
    await expect(transport.call(keep)({ body: { text: 'a' } })).rejects.toMatchObject({
      code,
      status,
      title: 'Title',
      messages: ['What happened.'],
      requestId: 'req_1',
    });
  });

  it('of any other code keeps that code in lower case', async () => {
    const { transport } = connected(() => refusal(409, 'ADDRESS_GAP_LIMIT'));
    await expect(transport.call(keep)({ body: { text: 'a' } })).rejects.toMatchObject({
      code: 'api',
      serverCode: 'address_gap_limit',
    });
  });

  it('that is no JSON still has its status', async () => {
    const { transport } = connected(() => new Response('<h1>Bad</h1>', { status: 500 }));
    await expect(transport.call(keep)({ body: { text: 'a' } })).rejects.toMatchObject({
      code: 'api',
      status: 500,
      title: 'Error',
      messages: ['Unhandled error'],
    });
  });
});

describe('a 401', () => {
  it('ends the session whose token it answers', async () => {
    const { transport, refused } = connected(() => refusal(401, 'UNAUTHORIZED'));
    await expect(transport.call(greet)(ada)).rejects.toMatchObject({ code: 'unauthorized' });
    expect(refused).toHaveLength(1);
  });

  it('to an older token leaves the new session alone', async () => {
    const tokens = ['token-1', 'token-2'];
    const { transport, refused } = connected(() => refusal(401, 'UNAUTHORIZED'), {
      getAccessToken: () => tokens.shift() ?? 'token-2',
    });
    await expect(transport.call(greet)(ada)).rejects.toMatchObject({ code: 'unauthorized' });
    expect(refused).toHaveLength(0);
  });
});
