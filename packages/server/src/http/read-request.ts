import type { Endpoint, Schema } from '@billfold/core/contract';
import {
  checkRequest,
  type ServedEndpoint,
  servedEndpoint,
} from '@billfold/core/contract/requests';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { ApiError } from '../platform/api-error.ts';
import { forPrograms } from '../refusal-texts/refusal-text.ts';
import type { Caller, OpenCall } from './calls.ts';
import { isLocalRequest } from './local-request.ts';
import { pageLanguage, requestLanguage } from './request-language.ts';
import { findUnkeepable } from './unkeepable-text.ts';
import { validationFailed } from './validation-failed.ts';

/**
 * Compiles the parsing of one endpoint's requests; the schemas are made once, at the first request, as
 * most routes of a process are never asked.
 */
export function createReader<P, Q, B, R>(
  endpoint: Endpoint<P, Q, B, R>,
): (request: FastifyRequest, reply: FastifyReply) => OpenCall<P, Q, B> {
  let parts: PartReaders<P, Q, B> | null = null;
  return (request, reply) => {
    parts ??= createPartReaders(servedEndpoint(endpoint));
    return {
      params: parts.params(request.params),
      query: parts.query(request.query),
      body: parts.body(request.body),
      idempotencyKey: endpoint.idempotent === true ? readIdempotencyKey(request) : null,
      intent: headerOf(request, 'billfold-intent'),
      caller: callerOf(request, reply),
      markReplayed: () => reply.header('idempotent-replayed', 'true'),
    };
  };
}

/** Compiles the parsing of the path alone, for what is decided before the rest is looked at. */
export function createParamsReader<P, Q, B, R>(
  endpoint: Endpoint<P, Q, B, R>,
): (request: FastifyRequest) => P {
  let readParams: ((raw: unknown) => P) | null = null;
  return (request) => {
    readParams ??= createPartReader(servedEndpoint(endpoint).params);
    return readParams(request.params);
  };
}

interface PartReaders<P, Q, B> {
  readonly params: (raw: unknown) => P;
  readonly query: (raw: unknown) => Q;
  readonly body: (raw: unknown) => B;
}

function createPartReaders<P, Q, B, R>(endpoint: ServedEndpoint<P, Q, B, R>): PartReaders<P, Q, B> {
  const query = createPartReader(endpoint.query);
  const foldNames = createNameFolding(endpoint.query);
  return {
    params: createPartReader(endpoint.params),
    query: (raw) => query(foldNames(raw)),
    body: createBodyReader(endpoint),
  };
}

function callerOf(request: FastifyRequest, reply: FastifyReply): Caller {
  return {
    ip: request.ip,
    isLocal: isLocalRequest(request),
    userAgent: headerOf(request, 'user-agent') ?? '',
    language: requestLanguage(request),
    pageLanguage: pageLanguage(request),
    cookie: (name) => findCookie(request.headers.cookie ?? '', name),
    keepCookie: (name, value) => {
      const secure = request.protocol === 'https' ? '; Secure' : '';
      reply.header(
        'set-cookie',
        `${name}=${value}; Path=/; HttpOnly; SameSite=Strict; Max-Age=31536000${secure}`,
      );
    },
  };
}

function findCookie(header: string, name: string): string | null {
  const found = header.split(/; */).find((part) => part.startsWith(`${name}=`));
  return found === undefined ? null : found.slice(name.length + 1);
}

const unkeepableRule = 'must not contain a null character or half of a surrogate pair';

function createPartReader<T>(make: (() => Schema<T>) | undefined): (raw: unknown) => T;
function createPartReader(make: (() => Schema<unknown>) | undefined): (raw: unknown) => unknown {
  if (make === undefined) return () => undefined;
  const schema = make();
  return (raw) => {
    const checked = checkRequest(schema, raw);
    if (!checked.isValid) throw validationFailed(checked.broken);
    const unkeepable = findUnkeepable(raw);
    if (unkeepable.length > 0)
      throw validationFailed(unkeepable.map((field) => ({ field, rule: unkeepableRule })));
    return checked.value;
  };
}

/**
 * Creates the parser of the body. A DELETE without its body, which some proxies drop, gets 400
 * BODY_REQUIRED, and the client falls back to a POST: see "A wallet can be deleted with a POST" in
 * docs/decisions/wallets.md.
 */
function createBodyReader<P, Q, B, R>({
  method,
  body,
}: ServedEndpoint<P, Q, B, R>): (raw: unknown) => B {
  const read = createPartReader(body);
  if (method !== 'DELETE' || body === undefined) return read;
  return (raw) => {
    if (raw === undefined || raw === null)
      throw new ApiError(400, 'BODY_REQUIRED', {
        errors: [forPrograms('The body of the request is missing.')],
      });
    return read(raw);
  };
}

/** Query names are case-insensitive (R-TX-02); a repeated name is refused. */
function createNameFolding(make: (() => Schema<unknown>) | undefined): (raw: unknown) => unknown {
  if (make === undefined) return (raw) => raw;
  const schema = z.toJSONSchema(make(), { io: 'input' });
  const names = new Map(
    Object.keys(schema.properties ?? {}).map((name) => [name.toLowerCase(), name]),
  );
  return (raw) => {
    const folded = new Map<string, unknown>();
    for (const [key, value] of Object.entries(typeof raw === 'object' && raw !== null ? raw : {})) {
      const name = names.get(key.toLowerCase()) ?? key;
      if (folded.has(name) || Array.isArray(value))
        throw new ApiError(400, 'DUPLICATE_PARAMETER', {
          errors: [forPrograms(`${name} is given twice.`)],
        });
      folded.set(name, value);
    }
    return Object.fromEntries(folded);
  };
}

function readIdempotencyKey(request: FastifyRequest): string | null {
  const key = headerOf(request, 'idempotency-key');
  if (key === null || /^[\x21-\x7e]{1,255}$/.test(key)) return key;
  throw new ApiError(400, 'IDEMPOTENCY_KEY_INVALID', {
    errors: [forPrograms('Idempotency-Key must be 1 to 255 printable ASCII characters.')],
  });
}

function headerOf(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' ? value : null;
}
