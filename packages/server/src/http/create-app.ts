import { randomBytes } from 'node:crypto';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { ApiError } from '../platform/api-error.ts';
import type { TrustedProxies } from '../platform/read-trusted-proxies.ts';
import { forPrograms } from '../refusal-texts/refusal-text.ts';
import { collectMethods, type FindMethods } from './allowed-methods.ts';
import { closeConnectionsOnStop } from './close-connections.ts';
import { answerErrors, sendError } from './error-answers.ts';
import { limitHalfSent } from './limit-half-sent.ts';
import { type LogStream, logOptions } from './log-options.ts';
import { refuseLongNumbers } from './refuse-long-numbers.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer must not be kept anywhere, and nothing of the request is written down. */
    secret?: boolean;
    /** Takes a form that a page of another site posts; it must prove itself by what is in it. */
    form?: boolean;
  }
  interface FastifyInstance {
    findMethods: FindMethods;
  }
}

export interface AppOptions {
  readonly logLevel: string;
  readonly trustProxy: TrustedProxies;
  /** Origins that pages may call besides their own. */
  readonly connectTo?: readonly string[];
  /** Where the log goes; absent, to the standard output. */
  readonly logTo?: LogStream;
  /** Time in which a request must arrive whole; 10 seconds by default. */
  readonly requestMs?: number;
}

/** Fastify as every service sees it: ids, limits, headers and error answers in place. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { logLevel, trustProxy, logTo, connectTo = [], requestMs = 10_000 } = options;
  const app = Fastify({
    logger: logLevel === 'silent' ? false : logOptions(logLevel, logTo),
    trustProxy: toTrust(trustProxy),
    bodyLimit: 64 * 1024,
    requestTimeout: requestMs,
    http: {
      // Node exchanges the two limits where that of the headers is the longer one, and 60 seconds is its default.
      headersTimeout: requestMs,
      // Node looks for requests whose time is over that often.
      connectionsCheckingInterval: Math.min(requestMs, 1_000),
    },
    // Query strings may carry tokens: requests are logged by id and route alone.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => `req_${randomBytes(9).toString('base64url')}`,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    // Until the last connection closes everything still works: no request needs to be refused.
    return503OnClosing: false,
  });
  app.decorate('findMethods', collectMethods(app));
  refuseLongNumbers(app);
  await app.register(helmet, securityHeaders(connectTo));
  answerErrors(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    reply.header('permissions-policy', permissionsPolicy);
    if (isApi(request.url)) reply.header('cache-control', 'no-store');
    // Files are kept compressed, and sent so to who takes that.
    else reply.header('vary', 'accept-encoding');
  });
  limitHalfSent(app);
  logRequests(app);
  closeConnectionsOnStop(app, requestMs);
  // Refuses request bodies that are not JSON: an HTML form of another site could send them without a
  // CORS preflight.
  app.addHook('preValidation', async (request, reply) => {
    if (
      request.body === undefined ||
      request.body === null ||
      request.routeOptions.config.form === true ||
      isJson(request.headers['content-type'])
    )
      return;
    const refused = new ApiError(415, 'UNSUPPORTED_MEDIA_TYPE', {
      errors: [forPrograms('Send the body as application/json.')],
    });
    return sendError(request, reply, refused);
  });
  return app;
}

/** Counts from the connection: the first proxy is the one that it comes from. */
function toTrust(proxies: TrustedProxies): string[] | ((address: string, hop: number) => boolean) {
  return typeof proxies === 'number' ? (_, hop) => hop < proxies : [...proxies];
}

/** One line for each, which names no path: ids and tokens stand in paths. */
function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method, route: routeOptions.url, status: reply.statusCode, ms }, 'request');
  });
}

function isApi(url: string): boolean {
  return /^\/(api|v1)\//i.test(url);
}

function isJson(contentType: string | undefined): boolean {
  return contentType !== undefined && /^application\/json(;|$)/i.test(contentType);
}

const permissionsPolicy =
  'camera=(self), clipboard-write=(self), microphone=(), geolocation=(), usb=(), payment=()';

/**
 * Security headers of every page. The pages have no inline script or style, so nothing unsafe is
 * allowed.
 */
const securityHeaders = (connectTo: readonly string[]) => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'"],
      'img-src': ["'self'", 'data:', 'blob:', ...connectTo],
      'font-src': ["'self'"],
      'connect-src': ["'self'", ...connectTo],
      'worker-src': ["'self'"],
      'manifest-src': ["'self'"],
      'frame-src': ["'self'"],
      'form-action': ["'self'"],
      'base-uri': ["'none'"],
      'object-src': ["'none'"],
      'frame-ancestors': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['billfold', 'billfold-signing'],
    },
  },
  referrerPolicy: { policy: 'no-referrer' as const },
  crossOriginOpenerPolicy: { policy: 'same-origin' as const },
  crossOriginResourcePolicy: { policy: 'same-origin' as const },
  // The server speaks plain HTTP behind a proxy that ends TLS; HSTS belongs to the one that does.
  hsts: false as const,
});
