import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Ends the connections of an app that closes, so that none keeps it open: at once those that have asked nothing,
 * such as browsers open ahead, the others with their answer, and after `graceMs` whatever is left.
 * Node closes idle connections alone, takes one that has sent nothing for a busy one, and no longer looks for
 * requests whose time is over.
 */
export function closeConnectionsOnStop(app: FastifyInstance, graceMs: number): void {
  const silent = new Set<Socket>();
  let isStopping = false;
  let timer: NodeJS.Timeout | null = null;

  app.server.on('connection', (socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  app.server.on('request', ({ socket }) => silent.delete(socket));
  app.addHook('preClose', async () => {
    isStopping = true;
    for (const socket of silent) socket.destroy();
    timer = setTimeout(() => app.server.closeAllConnections(), graceMs);
  });
  app.addHook('onSend', async (_, reply) => {
    if (isStopping) reply.header('connection', 'close');
  });
  app.addHook('onClose', async () => {
    if (timer !== null) clearTimeout(timer);
  });
}
