import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../platform/api-error.ts';
import { networkOf } from '../platform/network-of.ts';

/** Bodies of one network address that may be under way at once. */
const mostHalfSent = 20;

/**
 * Refuses a request with a body while 20 others of its network address have sent only a part of theirs: each
 * holds a connection and memory until its time is over.
 */
export function limitHalfSent(app: FastifyInstance): void {
  const underWay = new Map<string, Set<IncomingMessage>>();

  app.addHook('onRequest', async ({ raw, ip }, reply) => {
    if (!hasBody(raw)) return;
    const network = networkOf(ip);
    const requests = underWay.get(network) ?? new Set<IncomingMessage>();
    // A body that arrived whole is not counted, even before it is read.
    for (const each of requests) if (!isUnderWay(each)) requests.delete(each);
    if (requests.size >= mostHalfSent) {
      // The rest of this body is not read.
      reply.header('connection', 'close');
      throw tooManyHalfSent();
    }
    requests.add(raw);
    underWay.set(network, requests);
    raw.once('close', () => {
      requests.delete(raw);
      if (requests.size === 0 && underWay.get(network) === requests) underWay.delete(network);
    });
  });
}

function hasBody(raw: IncomingMessage): boolean {
  const { 'content-length': length, 'transfer-encoding': encoding } = raw.headers;
  return (encoding !== undefined || Number(length) > 0) && isUnderWay(raw);
}

/** Reports whether a part is missing; a request that came over no connection does not tell, and is whole. */
function isUnderWay({ complete, destroyed }: IncomingMessage): boolean {
  return complete === false && !destroyed;
}

function tooManyHalfSent(): ApiError {
  return new ApiError(429, 'TOO_MANY_HALF_SENT', {
    errors: [
      'Too many requests from your network are still being sent. Try again in a few seconds.',
    ],
    retryAfterSeconds: 10,
  });
}
