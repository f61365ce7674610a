import ky, { HTTPError } from 'ky';
import { NetworkError } from '../errors/error-kinds.ts';
import type { Platform } from '../platform/platform.ts';
import type { RequestEvent } from './request-event.ts';
import { retryDelay, retryLimit } from './retry.ts';
import { waitFor } from './wait-for.ts';

/** Outgoing request, with its time limit. */
export interface Outgoing {
  readonly url: string;
  readonly init: RequestInit;
  /** Method and path of the contract, for tracing. */
  readonly method: string;
  readonly path: string;
  /** True where a repeated request has no further effect. */
  readonly isRepeatable: boolean;
  /** Limit of one attempt, its body included. */
  readonly timeoutMs: number;
}
/** Complete response, its body not parsed yet. */
export interface Incoming {
  readonly response: Response;
  readonly body: ArrayBuffer;
}
/** Options of every HTTP call. */
export interface HttpClientOptions {
  readonly platform: Platform;
  /** Called after every attempt; an error that it throws is logged. */
  readonly onRequest?: ((event: RequestEvent) => void) | undefined;
}

/**
 * Creates the HTTP client of a transport. ky retries requests that are safe to repeat (R-API-05). Time
 * limits and delays run on the clock of the platform, because ky's own use timers of the page, and its
 * limit excludes the body.
 * @throws {NetworkError} `network`, `timeout`, `aborted`
 */
export function createHttpClient(options: HttpClientOptions) {
  const { platform } = options;
  // The token would go along to wherever a redirect leads.
  const http = ky.create({ timeout: false, redirect: 'error' });
  return async (outgoing: Outgoing, signal: AbortSignal): Promise<Incoming> => {
    const { url, init, method, isRepeatable } = outgoing;
    const fetch = createAttempts(outgoing, signal, options);
    const retry = {
      limit: isRepeatable ? retryLimit : 0,
      methods: [method],
      delay: () => 0,
      shouldRetry: async ({ error, retryCount }: { error: Error; retryCount: number }) => {
        const outcome = error instanceof HTTPError ? error.response : error;
        const delayMs = retryDelay(outcome, retryCount, platform.clock.now());
        if (delayMs !== null) await pause(delayMs, platform, signal);
        return delayMs !== null;
      },
    };
    try {
      return await incomingOf(await http(url, { ...init, signal, fetch, retry }));
    } catch (cause) {
      if (cause instanceof HTTPError) return incomingOf(cause.response);
      if (signal.aborted) throw new NetworkError('aborted', { cause });
      throw cause instanceof NetworkError ? cause : new NetworkError('network', { cause });
    }
  };
}

async function incomingOf(response: Response): Promise<Incoming> {
  return { response, body: await response.arrayBuffer() };
}

/** Creates the `fetch` of one request, which traces each attempt and ends it after its limit. */
function createAttempts(
  { method, path, timeoutMs }: Outgoing,
  signal: AbortSignal,
  { platform, onRequest }: HttpClientOptions,
): typeof globalThis.fetch {
  const { clock, schedule, logger } = platform;
  let attempt = 0;

  function trace(response: Response | null, startedMs: number): void {
    attempt += 1;
    const status = response?.status ?? null;
    const requestId = response?.headers.get('x-request-id') ?? null;
    try {
      onRequest?.({ method, path, status, ms: clock.now() - startedMs, attempt, requestId });
    } catch {
      logger.warn('onRequest has thrown.');
    }
  }
  return async (request) => {
    const startedMs = clock.now();
    const limit = new AbortController();
    const cancel = schedule(() => limit.abort(), timeoutMs);
    let response: Response | null = null;
    try {
      response = await loadWhole(platform, request, AbortSignal.any([signal, limit.signal]));
      return response;
    } catch (cause) {
      const code = limit.signal.aborted ? 'timeout' : 'network';
      throw new NetworkError(code, { cause, retryable: true });
    } finally {
      cancel();
      trace(response, startedMs);
    }
  };
}

/** Loads a response with its body, which a later read takes from memory. */
function loadWhole(
  { fetch }: Pick<Platform, 'fetch'>,
  request: RequestInfo | URL,
  signal: AbortSignal,
): Promise<Response> {
  const load = async (): Promise<Response> => {
    const response = await fetch(request, { signal });
    await response.clone().arrayBuffer();
    return response;
  };
  return waitFor(load(), signal);
}

async function pause(
  ms: number,
  { schedule }: Pick<Platform, 'schedule'>,
  signal: AbortSignal,
): Promise<void> {
  let cancel = (): void => undefined;
  const over = new Promise<void>((resolve) => {
    cancel = schedule(resolve, ms);
  });
  await waitFor(over, signal).finally(() => cancel());
}
