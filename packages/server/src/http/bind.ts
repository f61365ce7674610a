import type { Endpoint } from '@billfold/core/contract';
import { servedEndpoint } from '@billfold/core/contract/requests';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallAllowance } from '../platform/call-allowance.ts';
import { createAdmission } from './admission.ts';
import { createAnswerWriter } from './answer-writer.ts';
import type { OpenApi } from './openapi.ts';
import { type MessageStream, sendEvents } from './send-events.ts';
import { type SentFile, sendFile } from './send-file.ts';
import { sendRedirect } from './send-redirect.ts';

export interface Principal {
  readonly userId: string;
  /** Null for a program with a personal token of the user. */
  readonly sessionId: string | null;
  readonly isEmailVerified: boolean;
}
export interface Caller {
  readonly ip: string;
  readonly userAgent: string;
  /** Cookie of the request; it never grants access. */
  readonly cookie: (name: string) => string | null;
  /** Sends a cookie with the answer, for a year, to no script and to no other site. */
  readonly keepCookie: (name: string, value: string) => void;
}
/** Call as its handler gets it: every part already parsed by the endpoint's schema. */
export interface OpenCall<P, Q, B> {
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  readonly idempotencyKey: string | null;
  /** Reviewed intent that the request names (`Billfold-Intent`), as it came. */
  readonly intent: string | null;
  readonly caller: Caller;
  /** Marks the answer as the stored one of an earlier call with the same key. */
  readonly markReplayed: () => void;
}
export interface SignedInCall<P, Q, B> extends OpenCall<P, Q, B> {
  readonly principal: Principal;
}
/** @throws {ApiError} 401, 403 SCOPE_MISSING */
export type Authenticate = (
  authorization: string | undefined,
  call: CalledEndpoint,
) => Promise<Principal>;
/** Parts of the endpoint that decide about access: not every token reaches every endpoint. */
export type CalledEndpoint = Pick<Endpoint, 'method' | 'path' | 'secret' | 'public'>;
/** Counts a call; null where calls have no limit. @throws {ApiError} 429 RATE_LIMITED */
export type LimitCalls = (
  call: CalledEndpoint,
  caller: { readonly userId: string | null; readonly ip: string },
) => Promise<CallAllowance | null>;

export interface BindOptions {
  readonly app: FastifyInstance;
  readonly openapi: OpenApi;
  readonly authenticate: Authenticate;
  readonly limitCalls: LimitCalls;
}

/** Redirect of a browser. */
export interface Redirect {
  readonly location: string;
  /** A cookie for the way to another site and back, to no script. */
  readonly cookie?: {
    readonly name: string;
    readonly value: string;
    readonly maxAgeSeconds: number;
  };
}
export interface HandedOverCall<P, Q, B> extends OpenCall<P, Q, B> {
  /** Authorization header as it came; it holds no token of a session. */
  readonly authorization: string | undefined;
}

export interface WatchingCall<P, Q, B> extends SignedInCall<P, Q, B> {
  /** Judges the token again, as a call does that comes now. @throws {ApiError} 401 */
  readonly readmit: () => Promise<Principal>;
}

/** Curried, so that a handler cannot widen the response type of its endpoint. */
export interface Bind {
  /** For endpoints with `public: true`. */
  open<P, Q, B, R>(
    endpoint: Endpoint<P, Q, B, R>,
  ): (handler: (call: OpenCall<P, Q, B>) => Promise<R>) => void;
  /** For those of them that a browser goes to (status 302). */
  redirecting<P, Q, B>(
    endpoint: Endpoint<P, Q, B, null>,
  ): (handler: (call: OpenCall<P, Q, B>) => Promise<Redirect>) => void;
  /** For endpoints whose bearer token is no session's: the handler judges it. */
  handedOver<P, Q, B, R>(
    endpoint: Endpoint<P, Q, B, R>,
  ): (handler: (call: HandedOverCall<P, Q, B>) => Promise<R>) => void;
  /** For all others: the handler runs for a live session only. */
  signedIn<P, Q, B, R>(
    endpoint: Endpoint<P, Q, B, R>,
  ): (handler: (call: SignedInCall<P, Q, B>) => Promise<R>) => void;
  /** For endpoints with `file`: what the handler gives goes out piece by piece. */
  file<P, Q, B>(
    endpoint: Endpoint<P, Q, B, File>,
  ): (handler: (call: SignedInCall<P, Q, B>) => Promise<SentFile>) => void;
  /** For endpoints with `stream`: each message goes out as it comes. */
  stream<P, Q, B, R>(
    endpoint: Endpoint<P, Q, B, R>,
  ): (handler: (call: WatchingCall<P, Q, B>) => Promise<MessageStream<R>>) => void;
}

export function createBind({ app, openapi, authenticate, limitCalls }: BindOptions): Bind {
  const admission = createAdmission({ authenticate, limitCalls });
  return {
    open: (endpoint) => {
      if (endpoint.public !== true) throw new Error(`${endpoint.path} is not public`);
      const read = admission.anyone(endpoint);
      return (handler) =>
        route({ app, openapi }, endpoint, async (request, reply) =>
          handler(await read(request, reply)),
        );
    },
    redirecting: (endpoint) => {
      if (endpoint.status !== 302) throw new Error(`${endpoint.path} sends nobody on`);
      const read = admission.anyone(endpoint);
      return (handler) =>
        rawRoute({ app, openapi }, endpoint, async (request, reply) =>
          sendRedirect({ request, reply }, await handler(await read(request, reply))),
        );
    },
    handedOver: (endpoint) => {
      const read = admission.anyone(endpoint);
      return (handler) =>
        route({ app, openapi }, endpoint, async (request, reply) => {
          const { authorization } = request.headers;
          return handler({ ...(await read(request, reply)), authorization });
        });
    },
    signedIn: (endpoint) => {
      const read = admission.signedIn(endpoint);
      return (handler) =>
        route({ app, openapi }, endpoint, async (request, reply) =>
          handler(await read(request, reply)),
        );
    },
    file: (endpoint) => {
      const read = admission.signedIn(endpoint);
      return (handler) =>
        rawRoute({ app, openapi }, endpoint, async (request, reply) =>
          sendFile(reply, endpoint.file, await handler(await read(request, reply))),
        );
    },
    stream: (endpoint) => {
      const read = admission.signedIn(endpoint);
      return (handler) =>
        rawRoute({ app, openapi }, endpoint, async (request, reply) => {
          const readmit = () => authenticate(request.headers.authorization, endpoint);
          const call = await read(request, reply);
          return sendEvents(reply, await handler({ ...call, readmit }));
        });
    },
  };
}

/** For answers that are no JSON. */
function rawRoute<P, Q, B, R>(
  { app, openapi }: Pick<BindOptions, 'app' | 'openapi'>,
  endpoint: Endpoint<P, Q, B, R>,
  handler: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  openapi.add(endpoint);
  app.route({ ...placeOf(endpoint), handler });
}

function route<P, Q, B, R>(
  { app, openapi }: Pick<BindOptions, 'app' | 'openapi'>,
  endpoint: Endpoint<P, Q, B, R>,
  answer: (request: FastifyRequest, reply: FastifyReply) => Promise<R>,
): void {
  const status = endpoint.status ?? 200;
  const write = createAnswerWriter(endpoint);
  openapi.add(endpoint);
  app.route({
    ...placeOf(endpoint),
    handler: async (request, reply) => {
      const result = await answer(request, reply);
      if (status === 204) return reply.code(status).send();
      return reply.code(status).type('application/json; charset=utf-8').send(write(result));
    },
  });
}

function placeOf<P, Q, B, R>(endpoint: Endpoint<P, Q, B, R>) {
  const { method, path, secret, bodyLimit } = servedEndpoint(endpoint);
  return {
    method,
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: { secret: secret === true },
    ...(bodyLimit === undefined ? {} : { bodyLimit }),
  };
}
