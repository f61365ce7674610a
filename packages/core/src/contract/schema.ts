import type { ApiKeyScope } from './business/api-key-scopes.ts';
import type { BusinessPermission } from './business/permissions.ts';
import type { SchemaBase } from './schema-base.ts';

/** A schema checked against a public interface; declarations then carry no structure of its own. */
export interface Schema<T> extends SchemaBase<T> {}

/**
 * One call of the API: its method, its path and the schema of its response. The schema is a
 * function, so that a bundle leaves out an endpoint that nothing calls. `requests.ts` of each area
 * has the schemas of the requests, which no client loads.
 * @example
 * const { method, path, response: schema } = getWallet;
 * const url = path.replace('{walletId}', walletId);
 * const response = await fetch(url, { method, headers: { authorization: `Bearer ${token}` } });
 * const wallet = schema().parse(await response.json());
 */
export interface Endpoint<P = unknown, Q = unknown, B = unknown, R = unknown> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With `{name}` for each path parameter. */
  readonly path: string;
  /** A browser follows 302; a script does not read it. */
  readonly status?: 200 | 201 | 202 | 204 | 302;
  /** Needs no session. */
  readonly public?: true;
  /** Permission that a member of the business in its path needs. */
  readonly permission?: BusinessPermission;
  /** Scope that an API key needs. */
  readonly scope?: ApiKeyScope;
  /** Its body is never logged, and its answer never cached. */
  readonly secret?: true;
  /** Takes an `Idempotency-Key` header. */
  readonly idempotent?: true;
  /** Refuses requests without an `Idempotency-Key`: they sign what cannot be taken back. */
  readonly requiresKey?: true;
  /** Media type of an answer that is a file instead of JSON. */
  readonly file?: 'text/csv' | 'application/json' | 'application/jsonl' | 'application/zip';
  /** Its answer is a stream of server-sent events, each of which `response` describes. */
  readonly stream?: true;
  readonly response: () => Schema<R>;
  /** Carries the types of the request, and is never set. */
  readonly request?: RequestTypes<P, Q, B>;
}

export interface RequestTypes<P, Q, B> {
  readonly params: P;
  readonly query: Q;
  readonly body: B;
}

/** Parts of a request that its endpoint declares; an optional field that is undefined is not sent. */
export type RequestOf<P, Q, B> = (unknown extends P ? object : { readonly params: P }) &
  (unknown extends Q ? object : { readonly query: Omittable<Q> }) &
  (unknown extends B ? object : { readonly body: Omittable<B> });

/** `T` with undefined allowed for its optional fields. */
type Omittable<T> = {
  readonly [K in keyof T]: object extends Pick<T, K> ? T[K] | undefined : T[K];
};

/** Request of any endpoint, for the transport. */
export interface AnyRequest {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}
