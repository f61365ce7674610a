import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, it } from 'vitest';
import { createApp } from './create-app.ts';

const sockets: Socket[] = [];
let app: FastifyInstance;
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
});

async function open(requestMs?: number): Promise<Socket> {
  const options = requestMs === undefined ? {} : { requestMs };
  app = await createApp({ logLevel: 'silent', trustProxy: 1, ...options });
  app.post('/echo', async ({ body }) => body);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const accepted = once(app.server, 'connection');
  const port = Number(new URL(app.listeningOrigin).port);
  const socket = connect({ host: '127.0.0.1', port });
  sockets.push(socket);
  await accepted;
  return socket;
}

it('a server stops at once while a connection is open that has sent nothing', async () => {
  // The time of a request alone would keep it open for five minutes.
  const socket = await open(300_000);
  const closed = once(socket, 'close');
  await app.close();
  await closed;
});

it('a server stops while a request never arrives whole', async () => {
  const socket = await open(100);
  const begun = once(app.server, 'request');
  const closed = once(socket, 'close');
  socket.write('POST /echo HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 10\r\n');
  socket.write('Content-Type: application/json\r\n\r\n{');
  await begun;
  await app.close();
  await closed;
});
