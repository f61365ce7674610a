import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { createApp } from './create-app.ts';

/** Start of a request that announces ten bytes. */
const start =
  'POST /echo HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n' +
  'Expect: 100-continue\r\nContent-Length: 10\r\n';
const rest = '"text":1}';

describe('half-sent bodies', () => {
  const sockets: Socket[] = [];
  let app: FastifyInstance;
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await app.close();
  });

  async function open(requestMs?: number, prepare?: (opened: FastifyInstance) => void) {
    const options = requestMs === undefined ? {} : { requestMs };
    app = await createApp({ logLevel: 'silent', trustProxy: 1, ...options });
    prepare?.(app);
    app.post('/echo', async ({ body }) => body);
    await app.listen({ host: '127.0.0.1', port: 0 });
  }
  /** Sends half a request. The server has seen it when the returned promise settles. */
  async function begin(address = '203.0.113.5') {
    const port = Number(new URL(app.listeningOrigin).port);
    const socket = connect({ host: '127.0.0.1', port });
    sockets.push(socket);
    const answer = readAnswer(socket);
    socket.write(`${start}X-Forwarded-For: ${address}\r\n\r\n{`);
    await once(socket, 'data');
    return { socket, answer };
  }
  /** Reads until an answer has come whose status is not 100. */
  async function readAnswer(socket: Socket): Promise<string> {
    let text = '';
    socket.on('data', (chunk) => {
      text += `${chunk}`;
    });
    while (!/^HTTP\/1.1 (?!100)[\s\S]*\r\n\r\n/m.test(text)) await once(socket, 'data');
    return text.slice(text.search(/^HTTP\/1.1 (?!100)/m));
  }
  const fill = async () => {
    const begun = [];
    for (let at = 0; at < 20; at += 1) begun.push(await begin());
    return begun;
  };

  it('are 20 at once of one network address, and the next one gets 429 (F14)', async () => {
    await open();
    await fill();
    const refusal = await (await begin()).answer;
    expect(refusal).toMatch(/^HTTP\/1.1 429 /);
    expect(refusal).toMatch(/retry-after: 10\r\n/i);
    expect(refusal).toMatch(/connection: close\r\n/i);
    expect(refusal).toContain('"code":"TOO_MANY_HALF_SENT"');
  });

  it('leave room for other addresses, and for the next one when one was sent whole', async () => {
    await open();
    const [first] = await fill();
    const sendRest = async (begun: Awaited<ReturnType<typeof begin>> | undefined) => {
      begun?.socket.write(rest);
      expect(await begun?.answer).toMatch(/^HTTP\/1.1 200 /);
    };
    await sendRest(await begin('203.0.113.6'));
    await sendRest(first);
    await sendRest(await begin());
  });

  it('do not count the requests that arrive whole, however many at once', async () => {
    let seen = 0;
    const gate: { open?: () => void } = {};
    const allSeen = new Promise<void>((resolve) => {
      gate.open = resolve;
    });
    const see = () => {
      seen += 1;
      if (seen === 60) gate.open?.();
    };
    await open(undefined, (opened) => {
      // All of them have arrived before the first body is read.
      opened.addHook('onRequest', async () => {
        see();
        await allSeen;
      });
      opened.addHook('onError', async () => see());
    });
    const url = `${app.listeningOrigin}/echo`;
    const headers = { 'content-type': 'application/json' };
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => fetch(url, { method: 'POST', headers, body: '{"text":1}' })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('get 408 and lose their connection when their time is over (F14)', async () => {
    await open(50);
    const { socket, answer } = await begin();
    const ended = once(socket, 'close');
    expect(await answer).toMatch(/^HTTP\/1.1 408 /);
    await ended;
  });

  it('have ten seconds where nothing else is set', async () => {
    await open();
    const { headersTimeout, requestTimeout } = app.server;
    expect({ headersTimeout, requestTimeout }).toEqual({
      headersTimeout: 10_000,
      requestTimeout: 10_000,
    });
  });
});
