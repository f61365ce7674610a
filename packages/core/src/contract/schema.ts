import type { SchemaBase } from './schema-base.ts';

/** A schema checked against a public interface; declarations then carry no structure of its own. */
export interface Schema<T> extends SchemaBase<T> {}

/**
 * One call of the API as plain data. Schemas are thunks, so that an endpoint nobody uses costs
 * no bytes: calls at top level defeat tree-shaking.
 */
export interface Endpoint<P = unknown, Q = unknown, B = unknown, R = unknown> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With `{name}` for each path parameter. */
  readonly path: string;
  readonly summary: string;
  /** 302 is a page that the browser goes to, not one that a script reads. */
  readonly status?: 200 | 201 | 202 | 204 | 302;
  /** Needs no session. */
  readonly public?: true;
  /** Its body is never logged, and its answer never cached. */
  readonly secret?: true;
  /** Takes an `Idempotency-Key` header (product.md 3.0). */
  readonly idempotent?: true;
  /** In bytes, where the 64 KB of other calls are not enough. */
  readonly bodyLimit?: number;
  /** Media type of an answer that is a file to be kept, and no JSON. */
  readonly file?: 'text/csv' | 'application/json' | 'application/jsonl' | 'application/zip';
  /** Its answer is a stream of server-sent events, each of which `response` describes. */
  readonly stream?: true;
  readonly params?: () => Schema<P>;
  readonly query?: () => Schema<Q>;
  readonly body?: () => Schema<B>;
  readonly response: () => Schema<R>;
}

/** What a call needs: only the parts that its endpoint declares. */
export type RequestOf<P, Q, B> = (unknown extends P ? object : { readonly params: P }) &
  (unknown extends Q ? object : { readonly query: Q }) &
  (unknown extends B ? object : { readonly body: B });

/** The same, with its parts forgotten: what the transport works on. */
export interface AnyRequest {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}
