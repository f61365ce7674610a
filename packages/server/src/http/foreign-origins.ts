import type { EnvironmentBases } from '@billfold/core/contract';
import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../platform/api-error.ts';
import { originsOf } from '../platform/read-bases.ts';
import { sendError } from './error-answers.ts';
import { exposedHeaders } from './rate-limit-headers.ts';

export interface ForeignOriginOptions {
  /** Coins of the sandbox have no value: any page on this machine may call, to try an embed. */
  readonly chainMode: 'sandbox' | 'live';
  /** Where people reach the server, when a proxy stands before it. */
  readonly publicUrl: string | null;
  /** Pages of these environments are the operator's own. */
  readonly bases: EnvironmentBases;
  /** Reports whether a publishable key that works names this origin. */
  readonly isPageOrigin: (origin: string) => Promise<boolean>;
}

/** How long an answer about an origin of a key is used. */
const knownMs = 10_000;
const mostKnown = 1_000;

/**
 * Lets pages of other origins call the API from a browser (CORS): those of the operator's other
 * environments, those that a publishable key names, and in the sandbox those on this machine. Bearer
 * tokens only, never cookies. A seed phrase or a password is never accepted from any other page, as its
 * scripts could read it: see "Secrets are taken on the wallet's origin only" in docs/decisions/react.md.
 */
export async function admitForeignOrigins(
  app: FastifyInstance,
  { chainMode, publicUrl, bases, isPageOrigin }: ForeignOriginOptions,
): Promise<void> {
  const origins = originsOf(bases);
  // A public URL is foreign to the services of a split deployment.
  const own = publicUrl === null || origins.length === 0 ? origins : [...origins, publicUrl];
  const isAdmitted = (origin: string): boolean =>
    own.includes(origin) || (chainMode === 'sandbox' && isLoopback(origin));
  const isPage = rememberOrigins(isPageOrigin);
  await app.register(cors, {
    origin: async (origin: string | undefined) =>
      origin !== undefined && (isAdmitted(origin) || (await isPage(origin))),
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
    // Browsers send the origin with every POST; programs send none.
    const { origin } = request.headers;
    if (origin === undefined || isOriginOf(origin, request.host)) return;
    if (origin === publicUrl || own.includes(origin)) return;
    const refused = new ApiError(403, 'ORIGIN_NOT_ALLOWED', {
      errors: ['Passwords and seed phrases are accepted only on the pages of this server.'],
    });
    return sendError(request, reply, refused);
  });
}

/** A page asks many times in a row, and each call is asked for twice. */
function rememberOrigins(
  ask: (origin: string) => Promise<boolean>,
): (origin: string) => Promise<boolean> {
  const known = new Map<string, { readonly answer: Promise<boolean>; readonly until: number }>();
  return (origin) => {
    const now = performance.now();
    const before = known.get(origin);
    if (before !== undefined && before.until > now) return before.answer;
    if (known.size >= mostKnown) known.clear();
    const answer = ask(origin);
    known.set(origin, { answer, until: now + knownMs });
    answer.catch(() => known.delete(origin));
    return answer;
  };
}

/** The whole text: a prefix or a suffix would admit `localhost.example.com` and its kin. */
export function isLoopback(origin: string): boolean {
  return /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/.test(origin);
}

/** Reports whether an origin is that of the host that was asked. */
export function isOriginOf(origin: string, host: string): boolean {
  return origin === `http://${host}` || origin === `https://${host}`;
}
