import type { Endpoint, Schema } from '@billfold/core/contract';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { ApiError } from '../platform/api-error.ts';
import type { OpenCall } from './bind.ts';

z.config(z.locales.en());

/** Compiles the parsing of one endpoint's requests; the schemas are made once, not per request. */
export function createReader<P, Q, B, R>(
  endpoint: Endpoint<P, Q, B, R>,
): (request: FastifyRequest) => OpenCall<P, Q, B> {
  const params = createPartReader(endpoint.params);
  const query = createPartReader(endpoint.query);
  const body = createPartReader(endpoint.body);
  const foldNames = createNameFolding(endpoint.query);
  return (request) => ({
    params: params(request.params),
    query: query(foldNames(request.query)),
    body: body(request.body),
    idempotencyKey: endpoint.idempotent === true ? readIdempotencyKey(request) : null,
    caller: { ip: request.ip, userAgent: headerOf(request, 'user-agent') ?? '' },
  });
}

function createPartReader<T>(make: (() => Schema<T>) | undefined): (raw: unknown) => T;
function createPartReader(make: (() => Schema<unknown>) | undefined): (raw: unknown) => unknown {
  if (make === undefined) return () => undefined;
  const schema = make();
  return (raw) => {
    const parsed = z.safeParse(schema, raw);
    if (parsed.success) return parsed.data;
    throw validationFailed(parsed.error.issues);
  };
}

function validationFailed(issues: readonly z.core.$ZodIssue[]): ApiError {
  const fields: Record<string, string[]> = Object.create(null);
  for (const issue of issues) {
    const field =
      issue.path.length > 0
        ? issue.path.join('.')
        : issue.code === 'unrecognized_keys'
          ? issue.keys.join(', ')
          : 'body';
    fields[field] = [...(fields[field] ?? []), issue.message];
  }
  return new ApiError(400, 'VALIDATION_FAILED', {
    message: 'Check your input',
    errors: Object.entries(fields).map(([field, messages]) => `${field}: ${messages.join(', ')}`),
    fields,
  });
}

/** Query names are case-insensitive (R-TX-02); the same name twice is refused (security.md S33). */
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
        throw new ApiError(400, 'DUPLICATE_PARAMETER', { errors: [`${name} is given twice.`] });
      folded.set(name, value);
    }
    return Object.fromEntries(folded);
  };
}

function readIdempotencyKey(request: FastifyRequest): string | null {
  const key = headerOf(request, 'idempotency-key');
  if (key === null || /^[\x21-\x7e]{1,255}$/.test(key)) return key;
  throw new ApiError(400, 'IDEMPOTENCY_KEY_INVALID', {
    errors: ['Idempotency-Key must be 1 to 255 printable ASCII characters.'],
  });
}

function headerOf(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' ? value : null;
}
