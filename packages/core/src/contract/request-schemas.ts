import type { Endpoint, Schema } from './schema.ts';

/** Schemas of the parts of a request, with its sentence in the API reference. */
export interface RequestSchemas<P = unknown, Q = unknown, B = unknown> {
  readonly summary: string;
  /** In bytes, where the 64 KB of other calls are not enough. */
  readonly bodyLimit?: number;
  readonly params?: () => Schema<P>;
  readonly query?: () => Schema<Q>;
  readonly body?: () => Schema<B>;
}

/** An endpoint with its requests: the server binds it and OpenAPI describes it. */
export interface ServedEndpoint<P = unknown, Q = unknown, B = unknown, R = unknown>
  extends Endpoint<P, Q, B, R>,
    RequestSchemas<P, Q, B> {}

/** Request schemas that cover every part which the endpoint declares. */
type CompleteRequest<P, Q, B> = RequestSchemas<P, Q, B> &
  (unknown extends P ? object : { readonly params: () => Schema<P> }) &
  (unknown extends Q ? object : { readonly query: () => Schema<Q> }) &
  (unknown extends B ? object : { readonly body: () => Schema<B> });

export interface DescribedRequest {
  readonly endpoint: Endpoint;
  readonly request: RequestSchemas;
}

/** Pairs an endpoint with the schemas of its requests. */
export function describeRequest<P, Q, B, R>(
  endpoint: Endpoint<P, Q, B, R>,
  request: CompleteRequest<P, Q, B>,
): DescribedRequest {
  return { endpoint, request };
}
