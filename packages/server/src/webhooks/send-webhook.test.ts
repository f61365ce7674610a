import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { portOf } from '../../test/loopback.ts';
import { manualClock } from '../../test/manual-clock.ts';
import { type ManualSchedule, manualSchedule } from '../../test/manual-schedule.ts';
import type { PrivateWebhooks } from '../platform/env.ts';
import type { ResolvedAddress } from '../platform/resolve-host.ts';
import { findAddressFault } from './check-webhook-url.ts';
import { sendWebhook } from './send-webhook.ts';

let receiver: Server;
let connections: number;
let requests: number;
let answer: RequestListener;
let timers: ManualSchedule;
beforeEach(async () => {
  [connections, requests] = [0, 0];
  timers = manualSchedule(manualClock());
  receiver = createServer((request, response) => {
    requests += 1;
    answer(request, response);
  });
  receiver.on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  receiver.closeAllConnections();
  await new Promise((resolve) => receiver.close(resolve));
});

const loopback = { address: '127.0.0.1', family: 4 };
const place = (scheme = 'http') => `${scheme}://shop.example:${portOf(receiver)}/hooks?source=1`;
const send = (url: string, { reach = 'private', resolve = () => [loopback] }: Sending = {}) =>
  sendWebhook(
    {
      url,
      headers: { 'content-type': 'application/json', 'webhook-id': 'evt_1' },
      body: '{"ü":1}',
    },
    {
      ...{ privateWebhooks: reach, schedule: timers.schedule },
      resolveHost: async () => resolve(),
    },
  );
interface Sending {
  readonly reach?: PrivateWebhooks;
  readonly resolve?: () => readonly ResolvedAddress[];
}

describe('sendWebhook', () => {
  it('posts the body to the address that the host resolves to', async () => {
    const seen: Record<string, unknown> = {};
    answer = (request, response) => {
      request.setEncoding('utf8').on('data', (body) => Object.assign(seen, { body }));
      request.on('end', () => {
        Object.assign(seen, {
          url: request.url,
          method: request.method,
          host: request.headers.host,
        });
        response.writeHead(204, { 'set-cookie': 'a=b', 'x-trace': 't' }).end();
      });
    };
    const { httpStatus, error, responseHeaders } = await send(place());
    expect([httpStatus, error]).toEqual([204, null]);
    expect(responseHeaders).toMatchObject({ 'x-trace': 't' });
    expect(responseHeaders).not.toHaveProperty('set-cookie');
    expect(seen).toEqual({
      ...{ url: '/hooks?source=1', method: 'POST', body: '{"ü":1}' },
      host: `shop.example:${portOf(receiver)}`,
    });
    expect(timers.waiting).toBe(0);
  });

  it('connects to nothing where a name has rebound to this machine (S29)', async () => {
    answer = (_, response) => response.end();
    const answers = [[{ address: '93.184.215.14', family: 4 }], [loopback]];
    const resolve = () => answers.shift() ?? [];
    const rules = { privateWebhooks: 'none', resolveHost: async () => resolve() } as const;
    expect(await findAddressFault('shop.example', rules)).toBeNull();
    const { httpStatus, error } = await send(place('https'), { reach: 'none', resolve });
    expect([httpStatus, error]).toEqual([
      ...[null, 'The host resolves to 127.0.0.1, which is not a public address.'],
    ]);
    expect(connections).toBe(0);
  });

  it('connects to nothing where one of several addresses is private (S29)', async () => {
    const resolve = () => [{ address: '8.8.8.8', family: 4 }, loopback];
    const { error } = await send(place('https'), { reach: 'none', resolve });
    expect(error).toContain('127.0.0.1');
  });

  it('connects to no literal address, which no resolver is asked about (S29)', async () => {
    const { error } = await send(`https://127.0.0.1:${portOf(receiver)}/`, { reach: 'none' });
    expect(error).toBe('Use a host name instead of an IP address.');
    expect(connections).toBe(0);
  });

  it('connects to this machine alone where it is allowed (S29)', async () => {
    answer = (_, response) => response.end('ok');
    const url = `http://localhost:${portOf(receiver)}/`;
    expect((await send(url, { reach: 'loopback' })).httpStatus).toBe(200);
    const resolve = () => [{ address: '10.0.0.1', family: 4 }];
    expect((await send(url, { reach: 'loopback', resolve })).error).toContain('10.0.0.1');
    expect((await send(place('https'), { reach: 'loopback' })).error).toContain('127.0.0.1');
    expect(connections).toBe(1);
  });

  it('follows no redirect (S29)', async () => {
    answer = (_, response) => response.writeHead(302, { location: place() }).end();
    const { httpStatus, error } = await send(place());
    expect([httpStatus, error, requests]).toEqual([302, 'Redirects are not followed.', 1]);
  });

  it('uses no proxy of the environment', async () => {
    for (const name of ['HTTP_PROXY', 'http_proxy', 'HTTPS_PROXY', 'ALL_PROXY'])
      vi.stubEnv(name, 'http://127.0.0.1:9');
    vi.stubEnv('NODE_USE_ENV_PROXY', '1');
    answer = (_, response) => response.end('ok');
    expect((await send(place())).httpStatus).toBe(200);
  });

  it('reads 64 KiB of an endless body and keeps one', async () => {
    const written = { bytes: 0, isClosed: false };
    answer = (_, response) => {
      const chunk = 'a'.repeat(8_192);
      const more = (): void => {
        if (written.isClosed) return;
        written.bytes += chunk.length;
        response.write(chunk, () => setImmediate(more));
      };
      response.on('close', () => {
        written.isClosed = true;
      });
      more();
    };
    const { httpStatus, responseExcerpt } = await send(place());
    expect([httpStatus, responseExcerpt]).toEqual([200, 'a'.repeat(1_024)]);
    await vi.waitFor(() => expect(written.isClosed).toBe(true));
  });

  it('takes the status of an answer whose body never ends after 10 seconds', async () => {
    answer = (_, response) => {
      response.writeHead(200).write('slow\0ly');
    };
    const sent = send(place());
    await vi.waitFor(() => expect(requests).toBe(1));
    await new Promise((resolve) => receiver.getConnections(resolve));
    expect(await timers.whenWaiting()).toBe(10_000);
    await vi.waitFor(() => expect(connections).toBe(1));
    await arrived();
    timers.runNext();
    expect(await sent).toMatchObject({ httpStatus: 200, responseExcerpt: 'slow\uFFFDly' });
  });

  it('gives up after 10 seconds without a status', async () => {
    answer = () => undefined;
    const sent = send(place());
    await vi.waitFor(() => expect(requests).toBe(1));
    timers.runNext();
    expect(await sent).toMatchObject({ httpStatus: null, error: 'Timed out after 10 s.' });
  });

  it.each<[string, RequestListener, string]>([
    [
      'a closed connection',
      (request) => request.socket.destroy(),
      'The connection was closed without an answer',
    ],
    ['what is no HTTP', (request) => request.socket.end('hello\r\n\r\n'), 'The answer is no HTTP'],
    [
      'endless headers',
      (_, response) => response.writeHead(200, { 'x-long': 'a'.repeat(20_000) }).end(),
      'The headers of the answer are too long',
    ],
  ])('says what is wrong with %s', async (_what, listener, error) => {
    answer = listener;
    expect(await send(place())).toMatchObject({ httpStatus: null, error });
  });

  it('says that a connection was refused, that a name has no address, and that TLS failed', async () => {
    answer = (_, response) => response.end();
    const tls = await send(place('https'));
    expect(tls.error).toBe('TLS: there was no secure connection');
    expect((await send(place(), { resolve: () => [] })).error).toBe(
      'The host name does not resolve.',
    );
    const url = place();
    receiver.closeAllConnections();
    await new Promise((resolve) => receiver.close(resolve));
    expect((await send(url)).error).toBe('Connection refused');
  });
});

/** Resolves once what the receiver has written was read: a full turn of the loop after its flush. */
async function arrived(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
