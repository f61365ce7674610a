import { describe, expect, it } from 'vitest';
import { ada, change, connected, greet, keep, ok } from '../../test/connected-transport.ts';
import type { RequestEvent } from './request-event.ts';

describe('a call that fails in passing (R-API-05)', () => {
  const lost = () => Promise.reject(new TypeError('fetch failed'));
  const status = (code: number, headers = {}) => new Response(null, { status: code, headers });
  const body = { body: { text: 'a' } };

  it.each([502, 503, 504])('is repeated after 300 ms and 1 s when it reads: %i', async (code) => {
    const { transport, requests, time } = connected((_, count) =>
      count < 3 ? status(code) : ok(),
    );
    const call = transport.call(greet)(ada);
    await time.advance(299);
    expect(requests).toHaveLength(1);
    await time.advance(1);
    expect(requests).toHaveLength(2);
    await time.advance(1_000);
    expect(await call).toEqual({ text: 'hello' });
    expect(time.pending()).toBe(0);
  });

  it('is given up after the third attempt', async () => {
    const { transport, requests, time } = connected(lost);
    const call = expect(transport.call(greet)(ada)).rejects.toMatchObject({ code: 'network' });
    await time.advance(60_000);
    await call;
    expect(requests).toHaveLength(3);
  });

  it('is repeated under the same key when it takes one', async () => {
    const { transport, requests, time } = connected((_, count) => (count === 1 ? lost() : ok()));
    const call = transport.call(keep)(body);
    await time.advance(300);
    await call;
    const keys = requests.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toEqual([keys[0], keys[0]]);
    expect(keys[0]).not.toBeNull();
  });

  it.each([
    ['it changes something and takes no key', change, {}],
    ['the caller asks for one attempt', keep, { attempts: 1 } as const],
  ])('is never repeated when %s', async (_, endpoint, options) => {
    const { transport, requests } = connected(() => status(503));
    await expect(transport.call(endpoint)(body, options)).rejects.toMatchObject({
      code: 'api',
      status: 503,
      retryable: true,
    });
    expect(requests).toHaveLength(1);
  });

  it.each([400, 404, 409, 429, 500])('is not repeated after %i', async (code) => {
    const { transport, requests } = connected(() => status(code));
    await expect(transport.call(greet)(ada)).rejects.toMatchObject({ status: code });
    expect(requests).toHaveLength(1);
  });

  it.each([
    [503, '2', 2_000],
    [429, '2', 2_000],
    [409, '1', 1_000],
    [503, 'Fri, 20 Nov 2026 09:00:04 GMT', 4_000],
    [503, 'soon', 300],
  ])('waits as long as the service asks: %i, Retry-After %s', async (code, retryAfter, ms) => {
    const { transport, requests, time } = connected((_, count) =>
      count === 1 ? status(code, { 'retry-after': retryAfter }) : ok(),
    );
    const call = transport.call(greet)(ada);
    await time.advance(ms - 1);
    expect(requests).toHaveLength(1);
    await time.advance(1);
    expect(await call).toEqual({ text: 'hello' });
  });

  it('is told of a longer wait instead', async () => {
    const { transport, requests } = connected(() => status(429, { 'retry-after': '900' }));
    await expect(transport.call(greet)(ada)).rejects.toMatchObject({ retryAfterMs: 900_000 });
    expect(requests).toHaveLength(1);
  });

  it.each([
    ['usually', greet, 20_000],
    ['with a secret, which is derived slowly', { ...greet, secret: true } as const, 60_000],
  ])('times out %s', async (_, endpoint, ms) => {
    const { transport, requests, time } = connected(() => new Promise(() => undefined));
    const call = expect(transport.call(endpoint)(ada)).rejects.toMatchObject({ code: 'timeout' });
    await time.advance(ms - 1);
    expect(requests[0]?.signal.aborted).toBe(false);
    await time.advance(1);
    await call;
    expect(requests[0]?.signal.aborted).toBe(true);
    expect(requests).toHaveLength(1);
  });

  it('can be cancelled between two attempts', async () => {
    const abort = new AbortController();
    const { transport, requests, time } = connected(lost);
    const call = transport.call(greet)(ada, { signal: abort.signal });
    await time.advance(10);
    abort.abort();
    await expect(call).rejects.toMatchObject({ code: 'aborted' });
    expect(requests).toHaveLength(1);
    expect(time.pending()).toBe(0);
  });
});

describe('tracing', () => {
  it('tells of each attempt, by the path of the contract', async () => {
    const events: RequestEvent[] = [];
    const headers = { 'x-request-id': 'req_7' };
    const { transport, time } = connected(
      (_, count) =>
        count === 1
          ? Promise.reject(new TypeError('fetch failed'))
          : Response.json({ text: 'a' }, { headers }),
      { onRequest: (event) => events.push(event) },
    );
    const call = transport.call(greet)(ada);
    await time.advance(300);
    await call;
    const common = { method: 'GET', path: '/api/greetings/{name}', ms: 0 };
    expect(events).toEqual([
      { ...common, attempt: 1, status: null, requestId: null },
      { ...common, attempt: 2, status: 200, requestId: 'req_7' },
    ]);
  });

  it('that throws harms no call', async () => {
    const { transport } = connected(() => ok(), {
      onRequest: () => {
        throw new Error('tracing is broken');
      },
    });
    expect(await transport.call(greet)(ada)).toEqual({ text: 'hello' });
  });
});
