import ky, { HTTPError } from 'ky';
import * as z from 'zod/mini';
import { NetworkError, UnauthorizedError } from '../errors/error-kinds.ts';
import type { Platform } from '../platform/platform.ts';
import { errorFromAnswer } from './error-from-answer.ts';
import type { AnyRequest, Endpoint, RequestOf } from './schema.ts';

export interface CallOptions {
  readonly signal?: AbortSignal;
  readonly idempotencyKey?: string;
}
export interface TokenRequest {
  readonly signal: AbortSignal;
}
export interface TransportOptions {
  readonly platform: Platform;
  /** Origin and path prefix of the services, without a trailing slash; empty on the server's own pages. */
  readonly baseUrl: string;
  readonly getAccessToken: (request: TokenRequest) => string | null | Promise<string | null>;
  /** Called for each 401 to the current token: its session is over. */
  readonly onUnauthorized: (error: UnauthorizedError) => void;
}
export interface Transport {
  call<P, Q, B, R>(
    endpoint: Endpoint<P, Q, B, R>,
  ): (request: RequestOf<P, Q, B>, options?: CallOptions) => Promise<R>;
}

/** Signing derives a key on purpose slowly, and may wait in a queue. */
const timeoutMs = { usual: 20_000, secret: 60_000 };

export function createTransport(options: TransportOptions): Transport {
  const http = ky.create({
    fetch: options.platform.fetch,
    redirect: 'error',
    retry: {
      limit: 2,
      methods: ['get'],
      statusCodes: [502, 503, 504],
      delay: (attempt) => (attempt === 1 ? 300 : 1_000),
    },
  });
  return {
    call:
      (endpoint) =>
      async (request, call = {}) => {
        const { params, query, body }: AnyRequest = request;
        const signal = call.signal ?? new AbortController().signal;
        const token = endpoint.public ? null : await options.getAccessToken({ signal });
        const { response, answer } = await send(() =>
          http(options.baseUrl + fillPath(endpoint.path, textRecord(params)), {
            method: endpoint.method,
            signal,
            timeout: endpoint.secret ? timeoutMs.secret : timeoutMs.usual,
            headers: {
              ...(token === null ? {} : { authorization: `Bearer ${token}` }),
              ...(call.idempotencyKey === undefined
                ? {}
                : { 'idempotency-key': call.idempotencyKey }),
            },
            searchParams: textRecord(query),
            ...(body === undefined ? {} : { json: body }),
          }),
        );
        if (!response.ok) {
          const error = errorFromAnswer(response, answer);
          if (error instanceof UnauthorizedError && error.code === 'unauthorized') {
            // The answer to an older token says nothing of the session there is now.
            const isCurrent = token === (await options.getAccessToken({ signal }));
            if (isCurrent) options.onUnauthorized(error);
          }
          throw error;
        }
        const parsed = z.safeParse(endpoint.response(), answer);
        if (!parsed.success)
          throw new NetworkError('response_invalid', {
            messages: [`${endpoint.method} ${endpoint.path}: ${z.prettifyError(parsed.error)}`],
          });
        return parsed.data;
      },
  };
}

interface Exchange {
  readonly response: Response;
  readonly answer: unknown;
}

async function send(request: () => Promise<Response>): Promise<Exchange> {
  try {
    const response = await request().catch(responseOf);
    const answer: unknown =
      response.status === 204 ? null : await response.json().catch(() => undefined);
    return { response, answer };
  } catch (cause) {
    const name = cause instanceof Error ? cause.name : '';
    if (name === 'AbortError') throw new NetworkError('aborted', { cause });
    if (name === 'TimeoutError') throw new NetworkError('timeout', { cause, retryable: true });
    throw new NetworkError('network', { cause, retryable: true });
  }
}

/** Ky repeats only what it throws, so a refusal comes as an error that holds its response. */
function responseOf(error: unknown): Response {
  if (error instanceof HTTPError) return error.response;
  throw error;
}

const fillPath = (path: string, params: Readonly<Record<string, string>>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

function textRecord(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, entry]) => entry !== undefined)
      .map(([key, entry]) => [key, String(entry)]),
  );
}
