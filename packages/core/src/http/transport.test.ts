import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { ada, change, connected, greet, keep, ok, open } from '../../test/connected-transport.ts';
import { page } from '../contract/values.ts';

describe('a call', () => {
  it('goes to the path with its parameters encoded, under the token (R-API-02)', async () => {
    const { transport, requests } = connected(() => ok());
    const answer = await transport.call(greet)({ ...ada, query: { page: 2 } });
    expect(answer).toEqual({ text: 'hello' });
    expect(requests[0]?.url).toBe('https://wallet.example/api/greetings/ada%2Flove?page=2');
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer token-1');
  });

  it('writes a moment of its query as ISO text', async () => {
    const since = { ...greet, query: () => z.strictObject({ since: z.date() }) };
    const { transport, requests } = connected(() => ok());
    const query = { since: new Date(Date.UTC(2026, 10, 20, 9)) };
    await transport.call(since)({ ...ada, query });
    expect(new URL(requests[0]?.url ?? '').search).toBe('?since=2026-11-20T09%3A00%3A00.000Z');
  });

  it('leaves no listener on the signal of the caller', async () => {
    const { signal } = new AbortController();
    const listeners = new Set<unknown>();
    vi.spyOn(signal, 'addEventListener').mockImplementation((_, each) => void listeners.add(each));
    vi.spyOn(signal, 'removeEventListener').mockImplementation(
      (_, each) => void listeners.delete(each),
    );
    const { transport } = connected(() => ok(), { getAccessToken: async () => 'token-1' });
    await transport.call(greet)(ada, { signal });
    expect(signal.addEventListener).toHaveBeenCalled();
    expect(listeners.size).toBe(0);
  });

  it('names the language of the screen, and English where none is given', async () => {
    const german = connected(() => ok(), { getLocale: () => 'de' });
    await german.transport.call(greet)(ada);
    const { transport, requests } = connected(() => ok());
    await transport.call(greet)(ada);
    expect(german.requests[0]?.headers.get('accept-language')).toBe('de');
    expect(requests[0]?.headers.get('accept-language')).toBe('en');
  });

  it('that is public carries no token', async () => {
    const { transport, requests } = connected(() => ok());
    await transport.call(open)(ada);
    expect(requests[0]?.headers.has('authorization')).toBe(false);
  });

  it('never follows a redirect: the token would go with it (R-API-02)', async () => {
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

  it('makes an idempotency key where one is taken and none is given', async () => {
    const { transport, requests } = connected(() => ok());
    await transport.call(keep)({ body: { text: 'a' } });
    expect(requests[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
  });

  it('names the intent that is to be signed', async () => {
    const { transport, requests } = connected(() => ok());
    const intent = { intentId: 'int_1', digest: 'ab12' };
    await transport.call(keep)({ body: { text: 'a' } }, { intent });
    expect(requests[0]?.headers.get('billfold-intent')).toBe('int_1; digest=ab12');
  });

  it('goes to the base of its service where that stands elsewhere (R-API-01)', async () => {
    const { transport, requests } = connected(() => ok(), {
      baseUrls: { auth: 'https://auth.example', payments: 'https://pay.example' },
    });
    for (const path of ['/v1/user/x', '/api/auth/x', '/v1/dash/x', '/v1/usership', '/api/x'])
      await transport.call({ ...greet, path })({ params: { name: '' }, query: {} });
    expect(requests.map(({ url }) => url)).toEqual([
      'https://auth.example/v1/user/x',
      'https://auth.example/api/auth/x',
      'https://pay.example/v1/dash/x',
      'https://wallet.example/v1/usership',
      'https://wallet.example/api/x',
    ]);
  });

  it.each(['..', '.', ''])('never climbs up its path by the parameter "%s"', async (name) => {
    const { transport, requests } = connected(() => ok());
    await expect(transport.call(greet)({ params: { name }, query: {} })).rejects.toMatchObject({
      code: 'invalid_config',
      field: 'name',
    });
    expect(requests).toHaveLength(0);
  });

  it('accepts the other forms of an answer that the specification shows', async () => {
    const list = {
      ...greet,
      response: () => page(z.object({ text: z.string() })),
    };
    const answers = [{ data: { text: 'a' } }, [{ text: 'b' }], { data: [{ text: 'c' }] }];
    const { transport } = connected(() => Response.json(answers.shift()));
    expect(await transport.call(greet)(ada)).toEqual({ text: 'a' });
    const one = { total: 1, page: 1, pageSize: 1 };
    expect(await transport.call(list)(ada)).toEqual({ items: [{ text: 'b' }], ...one });
    expect(await transport.call(list)(ada)).toEqual({ items: [{ text: 'c' }], ...one });
  });

  it('gives a file with its name and type', async () => {
    const download = { ...greet, file: 'text/csv', response: () => z.file() } as const;
    const headers = {
      'content-type': 'text/csv',
      'content-disposition': 'attachment; filename="all.csv"',
    };
    const { transport, requests } = connected(() => new Response('a,b', { headers }));
    const file = await transport.call(download)(ada);
    expect([file.name, file.type, await file.text()]).toEqual(['all.csv', 'text/csv', 'a,b']);
    expect(requests[0]?.headers.get('accept')).toBe('text/csv');
  });

  it('that is refused without a token has null for a cause', async () => {
    const refuse = () => Response.json({ errors: ['Sign in.'] }, { status: 401 });
    const { transport } = connected(refuse, { getAccessToken: () => null });
    await expect(transport.call(greet)(ada)).rejects.toMatchObject({
      code: 'unauthorized',
      messages: ['Sign in.'],
      cause: null,
    });
    const refused = connected(refuse).transport.call(greet)(ada);
    await expect(refused).rejects.toHaveProperty('cause', undefined);
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
    await expect(transport.call(change)({ body: { text: 'a' } })).rejects.toMatchObject({
      code: 'network',
      title: 'Error',
      messages: ['Unhandled error'],
    });
  });
});
