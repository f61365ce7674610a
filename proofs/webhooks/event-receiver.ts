// A receiver of webhooks that remembers the order of arrival.
import { createServer } from 'node:http';
import { verifyWebhook } from '../../packages/core/src/merchant/verify-webhook.ts';

export interface EventReceiver {
  readonly url: string;
  /** Events by their id, in the order in which each arrived first, with the place in its payment. */
  readonly first: ReadonlyMap<string, ArrivedEvent>;
  /** All requests, repeated ones as well. */
  readonly requests: () => number;
  /** Requests whose signature is not by this secret are refused from now on. */
  expectSecret(secret: string): void;
  readonly forged: () => number;
  close(): Promise<void>;
}

export interface ArrivedEvent {
  readonly payment: string;
  readonly sequence: number;
}

/** Opens a receiver that answers each request with a status, after a while. */
export async function openEventReceiver({
  status,
  delayMs = 0,
}: {
  readonly status: number;
  readonly delayMs?: number;
}): Promise<EventReceiver> {
  const first = new Map<string, ArrivedEvent>();
  let requests = 0;
  let forged = 0;
  let secret = '';
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text) => {
      body += text;
    });
    request.on('end', () => {
      requests += 1;
      const { id, sequence, data } = JSON.parse(body);
      if (!first.has(id)) first.set(id, { payment: data.object.id, sequence });
      verifyWebhook(body, request.headers, secret).catch(() => {
        forged += 1;
      });
      setTimeout(() => response.writeHead(status).end(), delayMs);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}/hooks`,
    first,
    requests: () => requests,
    forged: () => forged,
    expectSecret: (given) => {
      secret = given;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
