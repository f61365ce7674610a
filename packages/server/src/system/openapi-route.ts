import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { LimitCalls } from '../http/bind.ts';
import type { OpenApi } from '../http/openapi.ts';
import { setAllowance } from '../http/rate-limit-headers.ts';

export interface OpenApiOptions {
  readonly path: string;
  readonly openapi: Pick<OpenApi, 'document'>;
  readonly limitCalls: LimitCalls;
}

interface BuiltDocument {
  readonly text: Buffer;
  readonly packed: Buffer;
  readonly etag: string;
}

/**
 * Serves the description of an API. It is built at the first request and then kept, and a request counts for
 * the limit of its network address.
 */
export function serveOpenApi(
  app: FastifyInstance,
  { path, openapi, limitCalls }: OpenApiOptions,
): void {
  let built: BuiltDocument | null = null;
  app.get(path, async (request, reply) => {
    const caller = { userId: null, ip: request.ip };
    const allowance = await limitCalls({ method: 'GET', path, public: true }, caller);
    if (allowance !== null) setAllowance(reply, allowance);
    built ??= build(openapi);
    reply.headers({ etag: built.etag, 'cache-control': 'public, max-age=300' });
    if (request.headers['if-none-match'] === built.etag) return reply.code(304).send();
    reply.type('application/json; charset=utf-8');
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(built.text);
    return reply.header('content-encoding', 'gzip').send(built.packed);
  });
}

function build(openapi: Pick<OpenApi, 'document'>): BuiltDocument {
  const text = Buffer.from(JSON.stringify(openapi.document()));
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
  return { text, packed: gzipSync(text), etag };
}
