import type { Endpoint } from '@billfold/core/contract';
import { servedEndpoint } from '@billfold/core/contract/requests';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createAnswerWriter } from './answer-writer.ts';
import type { BindOptions } from './calls.ts';
import { StoredAnswer } from './stored-answer.ts';

export interface RouteOptions extends Pick<BindOptions, 'app' | 'openapi'> {}

/** Routes an endpoint whose handler sends its answer itself: one that is no JSON. */
export function rawRoute<P, Q, B, R>(
  { app, openapi }: RouteOptions,
  endpoint: Endpoint<P, Q, B, R>,
  handler: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  openapi.add(endpoint);
  app.route({ ...placeOf(endpoint), handler });
}

/** Routes an endpoint whose answer is JSON, or one that was stored. */
export function route<P, Q, B, R>(
  { app, openapi }: RouteOptions,
  endpoint: Endpoint<P, Q, B, R>,
  answer: (request: FastifyRequest, reply: FastifyReply) => Promise<R | StoredAnswer>,
): void {
  const status = endpoint.status ?? 200;
  const write = createAnswerWriter(endpoint);
  openapi.add(endpoint);
  app.route({
    ...placeOf(endpoint),
    handler: async (request, reply) => {
      const result = await answer(request, reply);
      if (result instanceof StoredAnswer) return sendStored(reply, result);
      if (status === 204) return reply.code(status).send();
      return reply.code(status).type('application/json; charset=utf-8').send(write(result));
    },
  });
}

function sendStored(reply: FastifyReply, { status, text }: StoredAnswer): FastifyReply {
  reply.code(status).header('idempotent-replayed', 'true');
  return text === '' ? reply.send() : reply.type('application/json; charset=utf-8').send(text);
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
