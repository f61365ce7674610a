import { createServer, type IncomingMessage, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ChainUnavailableError } from './chain.ts';
import { createHttpJson } from './http-json.ts';

describe('a node that answers in JSON', () => {
  let server: Server;
  let seen: Pick<IncomingMessage, 'url' | 'method' | 'headers'> & { readonly body: string };
  let answer = { status: 200, text: '{}' };
  beforeAll(async () => {
    server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk) => chunks.push(chunk));
      request.on('end', () => {
        const { url, method, headers } = request;
        seen = { url, method, headers, body: Buffer.concat(chunks).toString() };
        response.writeHead(answer.status).end(answer.text);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  const open = (rest = '', keyHeader?: string) => {
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const url = `http://se%40cret:hunter2@127.0.0.1:${port}${rest}`;
    return createHttpJson({ url, ...(keyHeader !== undefined && { keyHeader }) });
  };

  it('is asked below its own path, with what its address says', async () => {
    answer = { status: 500, text: '{"amount":18446744073709551615}' };
    const query = [
      ['address', 'a b'],
      ['address', 'c'],
    ] as const;
    expect(await open('/base/?key=1').ask({ path: '/api', query })).toEqual({
      status: 500,
      body: { amount: '18446744073709551615' },
    });
    expect(seen).toMatchObject({
      method: 'GET',
      url: '/base/api?key=1&address=a+b&address=c',
      headers: {
        authorization: `Basic ${Buffer.from('se@cret:hunter2').toString('base64')}`,
      },
    });
    await open('/base/').ask({ body: { a: 1 } });
    expect(seen).toMatchObject({ method: 'POST', url: '/base/', body: '{"a":1}' });
  });

  it('gets an API key in the header that it wants', async () => {
    await open('', 'X-API-Key').ask({ path: '/' });
    expect(seen.headers).toMatchObject({ 'x-api-key': 'se@cret' });
    expect(seen.headers.authorization).toBeUndefined();
  });

  it.each([
    ['refuses us', { status: 401, text: '{}' }],
    ['refuses us in another way', { status: 403, text: '{}' }],
    ['is asked too often', { status: 429, text: '{}' }],
    ['shows a page', { status: 502, text: '<html>' }],
    ['says nothing', { status: 200, text: '' }],
  ])('%s: unavailable, and its password stays unsaid', async (_, given) => {
    answer = given;
    for (const node of [open(), createHttpJson({ url: 'http://se%40cret:hunter2@127.0.0.1:1' })]) {
      const failure = await node.ask({}).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(ChainUnavailableError);
      expect(JSON.stringify([String(failure), failure])).not.toMatch(/hunter2|cret/);
    }
  });
});
