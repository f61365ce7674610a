import type { Endpoint } from '@billfold/core/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { OpenApi } from './openapi.ts';
import { createReader } from './read-request.ts';

export interface Principal {
  readonly userId: string;
  readonly sessionId: string;
  readonly isEmailVerified: boolean;
}
export interface Caller {
  readonly ip: string;
  readonly userAgent: string;
}
/** What a handler gets: every part already parsed by the endpoint's schema. */
export interface OpenCall<P, Q, B> {
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  readonly idempotencyKey: string | null;
  readonly caller: Caller;
}
export interface SignedInCall<P, Q, B> extends OpenCall<P, Q, B> {
  readonly principal: Principal;
}
/** @throws {ApiError} 401 */
export type Authenticate = (authorization: string | undefined) => Promise<Principal>;

export interface BindOptions {
  readonly app: FastifyInstance;
  readonly openapi: OpenApi;
  readonly authenticate: Authenticate;
}

/** Curried, so that a handler cannot widen the response type of its endpoint. */
export interface Bind {
  /** For endpoints with `public: true`. */
  open<P, Q, B, R>(
    endpoint: Endpoint<P, Q, B, R>,
  ): (handler: (call: OpenCall<P, Q, B>) => Promise<R>) => void;
  /** For all others: the handler runs for a live session only. */
  signedIn<P, Q, B, R>(
    endpoint: Endpoint<P, Q, B, R>,
  ): (handler: (call: SignedInCall<P, Q, B>) => Promise<R>) => void;
}

export function createBind({ app, openapi, authenticate }: BindOptions): Bind {
  function route<P, Q, B, R>(
    endpoint: Endpoint<P, Q, B, R>,
    answer: (request: FastifyRequest) => Promise<R>,
  ): void {
    const status = endpoint.status ?? 200;
    openapi.add(endpoint);
    app.route({
      method: endpoint.method,
      url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      config: { secret: endpoint.secret === true },
      ...(status === 204 ? {} : { schema: { response: { [status]: answerSchema(endpoint) } } }),
      handler: async (request, reply) => {
        const result = await answer(request);
        return reply.code(status).send(status === 204 ? undefined : result);
      },
    });
  }
  return {
    open: (endpoint) => {
      if (endpoint.public !== true) throw new Error(`${endpoint.path} is not public`);
      const read = createReader(endpoint);
      return (handler) => route(endpoint, async (request) => handler(read(request)));
    },
    signedIn: (endpoint) => {
      if (endpoint.public === true) throw new Error(`${endpoint.path} is public`);
      const read = createReader(endpoint);
      return (handler) =>
        route(endpoint, async (request) => {
          // Before anything of the request is judged: a stranger learns nothing from its errors.
          const principal = await authenticate(request.headers.authorization);
          return handler({ ...read(request), principal });
        });
    },
  };
}

/** JSON schema of the answer, from which Fastify compiles its serialiser. */
function answerSchema<P, Q, B, R>(endpoint: Endpoint<P, Q, B, R>): object {
  return z.toJSONSchema(endpoint.response(), { io: 'input', target: 'draft-7' });
}
