import type { Endpoint } from '@billfold/core/contract';
import { servedEndpoint } from '@billfold/core/contract/requests';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createAdmission } from './admission.ts';
import { createAnswerWriter } from './answer-writer.ts';
import type { BindOptions, OpenCall, Principal, Redirect, SignedInCall } from './calls.ts';
import { type MessageStream, sendEvents } from './send-events.ts';
import { type SentFile, sendFile } from './send-file.ts';
import { sendRedirect } from './send-redirect.ts';

export type {
  Authenticate,
  BindOptions,
  CalledEndpoint,
  Caller,
  LimitCalls,
  OpenCall,
  Principal,
  Redirect,
  SignedInCall,
} from './calls.ts';

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
  /** For endpoints whose bearer token is no session's: the handler validates it. */
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
