import type { FastifyInstance } from 'fastify';
import { listHostKeys, type RequestKeys } from './host-keys.ts';

export const hostKeysPath = '/.well-known/billfold.json';

/** Serves the public keys that the requests of this host are signed with. */
export function serveHostKeys(
  app: FastifyInstance,
  { keys }: { readonly keys: RequestKeys },
): void {
  const text = JSON.stringify({ keys: listHostKeys(keys) });
  app.get(hostKeysPath, (_, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(text),
  );
}
