import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { listenOnLoopback } from '../../test/loopback.ts';
import { manualClock } from '../../test/manual-clock.ts';
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
    return createHttpJson({
      url,
      clock: manualClock(),
      ...(keyHeader !== undefined && { keyHeader }),
    });
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

  it('is read by another parser where one is given, and letters of several bytes as they are', async () => {
    const text = `{"memo":"${'é€𝄞'.repeat(50_000)}"}`;
    answer = { status: 200, text };
    expect((await open().ask({ parse: (read) => read })).body).toBe(text);
    expect((await open().ask({})).body).toEqual(JSON.parse(text));
    const parse = () => JSON.parse('no JSON');
    await expect(open().ask({ parse })).rejects.toBeInstanceOf(ChainUnavailableError);
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
    for (const node of [
      open(),
      createHttpJson({ url: 'http://se%40cret:hunter2@127.0.0.1:1', clock: manualClock() }),
    ]) {
      const failure = await node.ask({}).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(ChainUnavailableError);
      expect(JSON.stringify([String(failure), failure])).not.toMatch(/hunter2|cret/);
    }
  });
});

describe('createHttpJson', () => {
  const noCall = 'is left alone';
  let close: () => Promise<void> = async () => {};
  afterEach(() => close());

  async function openNode(answer: (request: IncomingMessage, response: ServerResponse) => void) {
    let calls = 0;
    const node = await listenOnLoopback(() => (request, response) => {
      calls += 1;
      request.resume();
      answer(request, response);
    });
    close = node.close;
    const clock = manualClock();
    return { clock, url: node.origin, calls: () => calls };
  }

  it('follows no redirect, so that credentials and bytes stay with the configured host', async () => {
    const stranger = await openNode((_, response) => response.end('{"stolen":true}'));
    const closeStranger = close;
    const { url, clock } = await openNode((_, response) =>
      response.writeHead(307, { location: stranger.url }).end(),
    );
    await expect(createHttpJson({ url, clock }).ask({ body: {} })).rejects.toThrow('be reached');
    expect(stranger.calls()).toBe(0);
    await closeStranger();
  });

  it('reads no answer that is longer than its limit', async () => {
    const { url, clock } = await openNode((_, response) => response.end(`"${'a'.repeat(98)}"`));
    const node = createHttpJson({ url, clock });
    expect(await node.ask({ maxBytes: 100 })).toMatchObject({ body: 'a'.repeat(98) });
    await expect(node.ask({ maxBytes: 99 })).rejects.toThrow('be reached');
  });

  it('reads up to 16 MB of an answer where its call names no limit', async () => {
    const most = 16 * 1_024 * 1_024;
    let length = most;
    const { url, clock } = await openNode((_, response) =>
      response.end(`"${'a'.repeat(length - 2)}"`),
    );
    const node = createHttpJson({ url, clock });
    expect(String((await node.ask({})).body)).toHaveLength(most - 2);
    length += 1;
    await expect(node.ask({})).rejects.toThrow('be reached');
  });

  it('leaves a node alone after two timeouts in a row, then tries again', async () => {
    let hangs = true;
    const { url, clock, calls } = await openNode((_, response) => {
      if (!hangs) response.end('1');
    });
    const node = createHttpJson({ url, clock });
    const timeOut = () => expect(node.ask({ timeoutMs: 20 })).rejects.toThrow('be reached');
    for (const _ of [1, 2]) await timeOut();
    await expect(node.ask({})).rejects.toThrow(noCall);
    // A call whose time is over before it arrives is not counted: fewer than two on a busy machine.
    expect(calls()).toBeLessThanOrEqual(2);
    clock.advance(1_000);
    await timeOut();
    clock.advance(1_999);
    await expect(node.ask({})).rejects.toThrow(noCall);
    hangs = false;
    clock.advance(1);
    expect(await node.ask({})).toMatchObject({ status: 200 });
    expect(await node.ask({})).toMatchObject({ status: 200 });
  });

  it('waits as long as Retry-After of a 429 says', async () => {
    let status = 429;
    const { url, clock, calls } = await openNode((_, response) =>
      response.writeHead(status, { 'retry-after': '7' }).end('1'),
    );
    const node = createHttpJson({ url, clock });
    await expect(node.ask({})).rejects.toThrow('asked too often');
    status = 200;
    clock.advance(6_999);
    await expect(node.ask({})).rejects.toThrow(noCall);
    expect(calls()).toBe(1);
    clock.advance(1);
    expect(await node.ask({})).toMatchObject({ status: 200 });
  });
});
