import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { KeyPrincipal } from '../http/bind.ts';
import type { ServerPlatform } from '../platform/server-platform.ts';
import { hiddenBody, hideBody, hideRefusal } from './hide-body.ts';
import type { RequestLog, RequestRow } from './request-log.ts';

interface Noted {
  readonly key: KeyPrincipal;
  readonly at: Date;
  response: string | null;
}

export interface LogKeyRequestsOptions {
  readonly log: RequestLog;
  readonly platform: ServerPlatform;
}

/** Names the key of a request, which is then written into the request log of its business. */
export type NoteKey = (request: FastifyRequest, key: KeyPrincipal) => void;

/** Writes each request of a known API key into the request log, once its answer was sent. */
export function logKeyRequests(
  app: FastifyInstance,
  { log, platform }: LogKeyRequestsOptions,
): NoteKey {
  const noted = new WeakMap<FastifyRequest, Noted>();
  app.addHook('onSend', async (request, reply, payload) => {
    const entry = noted.get(request);
    if (entry !== undefined && typeof payload === 'string')
      entry.response = responseOf({ request, reply, payload });
    return payload;
  });
  app.addHook('onResponse', async (request, reply) => {
    const entry = noted.get(request);
    if (entry !== undefined) log.add(rowOf(entry, { request, reply, id: platform.newId() }));
  });
  app.addHook('onClose', () => log.settle());
  return (request, key) => {
    noted.set(request, { key, at: new Date(platform.clock.now()), response: null });
  };
}

interface Answered {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

function responseOf({
  request,
  reply,
  payload,
}: Answered & { readonly payload: string }): string | null {
  if (payload === '') return null;
  if (reply.statusCode >= 400) return hideRefusal(payload);
  return request.routeOptions.config.secret === true ? hiddenBody : hideBody(JSON.parse(payload));
}

function rowOf(
  { key: { businessId, livemode, keyId }, at, response }: Noted,
  { request, reply, id }: Answered & { readonly id: string },
): RequestRow {
  const { method, url, ip, body, headers, routeOptions } = request;
  const [path = ''] = url.split('?');
  const hasSecret = routeOptions.config.secret === true && body !== undefined && body !== null;
  const idempotencyKey = headers['idempotency-key'];
  return {
    ...{ id, businessId, livemode, keyId, method, at, ip, response },
    path: path.slice(0, 500),
    status: reply.statusCode,
    durationMs: Math.round(reply.elapsedTime),
    idempotencyKey: isPrintable(idempotencyKey) ? idempotencyKey : null,
    request: hasSecret ? hiddenBody : hideBody(body),
  };
}

const isPrintable = (text: unknown): text is string =>
  typeof text === 'string' && /^[\x21-\x7e]{1,255}$/.test(text);
