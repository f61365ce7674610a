import type { Endpoint } from '@billfold/core/contract';
import { merchantApiVersion } from '@billfold/core/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../platform/api-error.ts';
import { forPrograms } from '../refusal-texts/refusal-text.ts';
import { route } from './bind-route.ts';
import type { KeyCall, KeyPrincipal, LimitCalls, LimitKeyCalls } from './calls.ts';
import type { OpenApi } from './openapi.ts';
import { setAllowance } from './rate-limit-headers.ts';
import { createReader } from './read-request.ts';
import type { StoredAnswer } from './stored-answer.ts';

/** API key whose secret the caller has. */
export interface KnownKey extends KeyPrincipal {
  readonly kind: 'SECRET' | 'PUBLISHABLE';
  readonly scopes: readonly string[];
  readonly allowedIps: readonly string[];
  readonly lastUsedAt: Date | null;
  readonly expiresAt: Date | null;
  readonly revokedAt: Date | null;
  readonly isArchived: boolean;
}

/** Guards of the calls that API keys make. */
export interface KeyGuards {
  /** Finds the key of an Authorization header, also one that ended; null for anything else. */
  find(authorization: string | undefined): Promise<KnownKey | null>;
  /**
   * Refuses a key that ended or may not make this call.
   * @throws {ApiError} 401 API_KEY_REVOKED, API_KEY_EXPIRED; 403
   */
  admit(key: KnownKey, endpoint: Pick<Endpoint, 'scope'>, ip: string): Promise<void>;
}

export interface BindKeyOptions {
  readonly app: FastifyInstance;
  /** Document of the merchant API. */
  readonly openapi: OpenApi;
  readonly keys: KeyGuards;
  readonly limitKeyCalls: LimitKeyCalls;
  /** Limits the calls without a known key, by their address. */
  readonly limitCalls: LimitCalls;
  /** Notes the key of a request for the request log. */
  readonly noteKey: (request: FastifyRequest, key: KeyPrincipal) => void;
}

/** Binds the calls of the merchant API, which an API key makes for its business. */
export interface BindKey {
  key<P, Q, B, R>(
    endpoint: Endpoint<P, Q, B, R>,
  ): (handler: (call: KeyCall<P, Q, B>) => Promise<R | StoredAnswer>) => void;
}

export function createBindKey({ app, openapi, ...options }: BindKeyOptions): BindKey {
  return {
    key: (endpoint) => {
      const read = createReader(endpoint);
      return (handler) =>
        route({ app, openapi }, endpoint, async (request, reply) => {
          const principal = await admit(endpoint, { request, reply, ...options });
          return handler({ ...read(request, reply), principal });
        });
    },
  };
}

interface Admission extends Omit<BindKeyOptions, 'app' | 'openapi'> {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

async function admit(
  endpoint: Pick<Endpoint, 'method' | 'path' | 'scope'>,
  { request, reply, keys, limitCalls, limitKeyCalls, noteKey }: Admission,
): Promise<KeyPrincipal> {
  const { method, path } = endpoint;
  if (holdsKey(request.url)) throw keyInUrl();
  const key = isTwice(request, 'authorization')
    ? null
    : await keys.find(request.headers.authorization);
  if (key === null) {
    await limitCalls({ method, path, public: true }, { userId: null, ip: request.ip });
    throw keyInvalid();
  }
  const { keyId, keyName, businessId, businessName, livemode } = key;
  const principal = { keyId, keyName, businessId, businessName, livemode };
  noteKey(request, principal);
  await keys.admit(key, endpoint, request.ip);
  const allowance = await limitKeyCalls(endpoint, keyId);
  if (allowance !== null) setAllowance(reply, allowance);
  requireVersion(request, reply);
  return principal;
}

/** Refuses an unknown version, and names the one that answers. @throws {ApiError} 400 */
function requireVersion({ headers }: FastifyRequest, reply: FastifyReply): void {
  const version = headers['billfold-version'] ?? merchantApiVersion;
  if (version !== merchantApiVersion)
    throw new ApiError(400, 'VERSION_UNKNOWN', {
      errors: [forPrograms(`Billfold-Version must be ${merchantApiVersion}, or left out.`)],
    });
  reply.header('billfold-version', merchantApiVersion);
}

/** Node keeps the first of two such headers in silence; another server on the way may keep the last. */
function isTwice({ raw }: FastifyRequest, name: string): boolean {
  const names = raw.rawHeaders.filter((_, at) => at % 2 === 0);
  return names.filter((each) => each.toLowerCase() === name).length > 1;
}

/** Servers on the way write URLs into their logs. */
function holdsKey(url: string): boolean {
  return /bf(_|%5f)(test|live)(_|%5f)[ps]k(_|%5f)/i.test(url);
}

const keyInUrl = (): ApiError =>
  new ApiError(400, 'API_KEY_IN_URL', {
    message: forPrograms('API key in the URL'),
    errors: [
      forPrograms('Send the key in the Authorization header, and roll it: URLs are logged.'),
    ],
  });

/** Creates the one refusal of a missing, malformed or unknown key. */
const keyInvalid = (): ApiError =>
  new ApiError(401, 'API_KEY_INVALID', {
    message: forPrograms('API key invalid'),
    errors: [
      forPrograms('Send a secret key of the business as "Authorization: Bearer bf_test_sk_…".'),
    ],
  });
