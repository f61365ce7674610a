import * as z from 'zod/mini';
import { checkRequest, describeBroken } from '../contract/check-request.ts';
import type { EmbedScope } from '../contract/embed/embed-scope.ts';
import type { ErrorBody } from '../contract/error-body.ts';
import { servedEndpoint } from '../contract/requests.ts';
import type { Endpoint, Schema } from '../contract/schema.ts';

export interface FakeCall<P, Q, B> {
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  readonly idempotencyKey: string | null;
  /** The `Billfold-Intent` header. */
  readonly intent: string | null;
}
/** Failure of the next matching call. */
export type Failure =
  | 'connection-lost'
  | { readonly status: number; readonly body: Partial<ErrorBody> };

export interface FakeServices {
  readonly fetch: typeof globalThis.fetch;
  readonly requests: readonly { readonly method: string; readonly path: string }[];
  /** Curried, so that an answer cannot widen the response type. */
  on<P, Q, B, R>(
    endpoint: Endpoint<P, Q, B, R>,
  ): (answer: (call: FakeCall<P, Q, B>) => R | Promise<R>) => void;
  /** The next `times` calls of the endpoint fail; the answer is not computed unless `after`. */
  fail<P, Q, B, R>(
    endpoint: Endpoint<P, Q, B, R>,
    failure: Failure,
    options?: { readonly times?: number; readonly after?: true },
  ): void;
  /** Takes every call first, as a broken proxy does, until it is null again; null lets one through. */
  intercept(answer: Interceptor | null): void;
  /** Names these scopes in every answer, as for a token of a partner; null names none. Refuses no call. */
  setScopes(scopes: readonly EmbedScope[] | null): void;
}
export type Interceptor = (request: Request) => Response | Promise<Response> | null;

/**
 * Refusal that an answer of a fake service throws. The client reads it as one of the real service.
 * @example
 * services.on(getWallet)(() => {
 *   throw new FakeRefusal(404, { code: 'NOT_FOUND' });
 * });
 */
export class FakeRefusal extends Error {
  override readonly name = 'FakeRefusal';
  readonly status: number;
  readonly body: Partial<ErrorBody>;
  constructor(status: number, body: Partial<ErrorBody>) {
    super(body.code ?? 'refused');
    this.status = status;
    this.body = body;
  }
}

interface Route {
  readonly endpoint: Endpoint;
  readonly pattern: RegExp;
  answer(call: RawCall): Promise<unknown>;
  readonly failures: { readonly failure: Failure; readonly after: boolean }[];
}
interface RawCall {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly idempotencyKey: string | null;
  /** The `Billfold-Intent` header. */
  readonly intent: string | null;
}

/**
 * Answers the contract's calls in memory, through the same schemas as the real services on both
 * ways: a fake that has drifted from the contract fails its own tests.
 */
export function createFakeServices(): FakeServices {
  const routes: Route[] = [];
  let interceptor: Interceptor | null = null;
  let scopes: readonly EmbedScope[] | null = null;
  const requests: { method: string; path: string }[] = [];
  const routeOf = (method: string, path: string): Route | undefined =>
    routes.find((route) => route.endpoint.method === method && route.pattern.test(path));

  return {
    requests,
    on: (endpoint) => (answer) => {
      const { params: path, query: search, body: content } = servedEndpoint(endpoint);
      routes.unshift({
        endpoint,
        pattern: patternOf(endpoint.path),
        failures: [],
        answer: async ({ params, query, body, ...headers }) => {
          const result = await answer({
            params: parse(path, params),
            query: parse(search, query),
            body: parse(content, body),
            ...headers,
          });
          const wire: unknown = JSON.parse(JSON.stringify(result ?? null));
          z.parse(endpoint.response(), wire);
          return wire;
        },
      });
    },
    fail: (endpoint, failure, { times = 1, after = undefined } = {}) => {
      const route = routes.find(
        (each) => each.endpoint.path === endpoint.path && each.endpoint.method === endpoint.method,
      );
      for (let i = 0; i < times; i += 1) route?.failures.push({ failure, after: after === true });
    },
    intercept: (answer) => {
      interceptor = answer;
    },
    setScopes: (next) => {
      scopes = next;
    },
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const url = new URL(request.url);
      requests.push({ method: request.method, path: url.pathname });
      const intercepted = interceptor?.(request) ?? null;
      if (intercepted !== null) return intercepted;
      const route = routeOf(request.method, url.pathname);
      if (route === undefined) return refusal(404, { code: 'NOT_FOUND' });
      const planned = route.failures.shift();
      if (planned !== undefined && !planned.after) return failed(planned.failure);
      const answer = await run(route, request, url);
      if (scopes !== null) answer.headers.set('billfold-scopes', scopes.join(' '));
      return planned === undefined ? answer : failed(planned.failure);
    },
  };
}

async function run(route: Route, request: Request, url: URL): Promise<Response> {
  try {
    const text = await request.text();
    const answer = await route.answer({
      params: route.pattern.exec(url.pathname)?.groups ?? {},
      query: foldNames(route.endpoint, url.searchParams),
      body: text === '' ? undefined : JSON.parse(text),
      idempotencyKey: request.headers.get('idempotency-key'),
      intent: request.headers.get('billfold-intent'),
    });
    const status = route.endpoint.status ?? 200;
    return status === 204 ? new Response(null, { status }) : Response.json(answer, { status });
  } catch (error) {
    if (error instanceof FakeRefusal) return refusal(error.status, error.body);
    throw error;
  }
}

/** Reads the names of a query in any case, and writes them as the endpoint does. */
function foldNames(endpoint: Endpoint, given: URLSearchParams): object {
  const { query } = servedEndpoint(endpoint);
  const { properties = {} } = query === undefined ? {} : z.toJSONSchema(query(), { io: 'input' });
  const names = new Map(Object.keys(properties).map((name) => [name.toLowerCase(), name]));
  return Object.fromEntries(
    [...given].map(([name, value]) => [names.get(name.toLowerCase()) ?? name, value]),
  );
}

function failed(failure: Failure): Response {
  if (failure === 'connection-lost') throw new TypeError('fetch failed');
  return refusal(failure.status, failure.body);
}

function refusal(status: number, body: Partial<ErrorBody>): Response {
  const whole: ErrorBody = {
    message: 'Error',
    errors: [],
    code: 'REFUSED',
    requestId: 'req_fake',
    fields: {},
    ...body,
  };
  return Response.json(whole, { status });
}

function parse<T>(make: (() => Schema<T>) | undefined, raw: unknown): T;
function parse(make: (() => Schema<unknown>) | undefined, raw: unknown): unknown {
  if (make === undefined) return undefined;
  const checked = checkRequest(make(), raw);
  if (checked.isValid) return checked.value;
  throw new FakeRefusal(400, { code: 'VALIDATION_FAILED', ...describeBroken(checked.broken) });
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
}
