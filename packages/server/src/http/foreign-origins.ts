import cors from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../platform/api-error.ts';
import { sendError } from './error-answers.ts';
import { exposedHeaders } from './rate-limit-headers.ts';

export interface ForeignOriginOptions {
  /** Coins of the sandbox have no value: any page on this machine may call, to try an embed. */
  readonly chainMode: 'sandbox' | 'live';
  /** Where people reach the server, when a proxy stands before it. */
  readonly publicUrl: string | null;
}

/**
 * Lets pages of other origins call the API from a browser (CORS): in the sandbox those on this
 * machine, else none. Bearer tokens only, never cookies. A seed phrase or a password is never
 * accepted from such a page, as its scripts could read it: see "Secrets are taken on the wallet's
 * origin only" in docs/decisions/react.md.
 */
export async function admitForeignOrigins(
  app: FastifyInstance,
  { chainMode, publicUrl }: ForeignOriginOptions,
): Promise<void> {
  await app.register(cors, {
    origin: (origin, answer) =>
      answer(null, chainMode === 'sandbox' && origin !== undefined && isLoopback(origin)),
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['authorization', 'billfold-intent', 'content-type', 'idempotency-key'],
    exposedHeaders,
    credentials: false,
    maxAge: 600,
    strictPreflight: false,
  });
  app.addHook('preValidation', async (request, reply) => {
    const { config } = request.routeOptions;
    if (config.secret !== true || request.method === 'GET') return;
    if (!isForeign(request) || request.headers.origin === publicUrl) return;
    const refused = new ApiError(403, 'ORIGIN_NOT_ALLOWED', {
      errors: ['Passwords and seed phrases are accepted only on the pages of this server.'],
    });
    return sendError(request, reply, refused);
  });
}

/** The whole text: a prefix or a suffix would admit `localhost.example.com` and its kin. */
function isLoopback(origin: string): boolean {
  return /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/.test(origin);
}

/** Browsers send the origin with every POST; programs send none. */
function isForeign({ headers: { origin }, host }: FastifyRequest): boolean {
  return origin !== undefined && !isOriginOf(origin, host);
}

function isOriginOf(origin: string, host: string): boolean {
  return origin === `http://${host}` || origin === `https://${host}`;
}
