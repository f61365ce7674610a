import { NetworkError } from '../errors/error-kinds.ts';
import type { Platform } from '../platform/platform.ts';
import type { Incoming } from './incoming.ts';
import type { RequestEvent } from './request-event.ts';
import { retryDelay } from './retry.ts';
import { waitFor } from './wait-for.ts';

export type { Incoming } from './incoming.ts';

/** Outgoing request, with its time limit and number of attempts. */
export interface Outgoing {
  readonly url: string;
  readonly init: RequestInit;
  /** For tracing: as in the contract. */
  readonly method: string;
  readonly path: string;
  /** Doing it twice does no more than doing it once. */
  readonly isRepeatable: boolean;
  readonly timeoutMs: number;
}
export interface ExchangeOptions {
  readonly platform: Platform;
  /** Hears of every attempt; what it throws is told to the logger. */
  readonly onRequest?: ((event: RequestEvent) => void) | undefined;
}

/**
 * Sends, and sends again where that is safe and may help: after a lost connection or a 502, 503 or
 * 504, twice, with a pause that the service may lengthen (R-API-05).
 * @throws {NetworkError} `network`, `timeout`, `aborted`
 */
export function createExchange({ platform, onRequest }: ExchangeOptions) {
  const { clock, schedule, logger } = platform;

  function trace(event: RequestEvent): void {
    try {
      onRequest?.(event);
    } catch {
      logger.warn('onRequest has thrown.');
    }
  }
  return async (outgoing: Outgoing, signal: AbortSignal): Promise<Incoming> => {
    for (let attempt = 1; ; attempt += 1) {
      const startedAt = clock.now();
      const outcome = await attemptOnce(outgoing, { platform, signal });
      const response = outcome instanceof NetworkError ? null : outcome.response;
      trace({
        method: outgoing.method,
        path: outgoing.path,
        status: response?.status ?? null,
        ms: clock.now() - startedAt,
        attempt,
        requestId: response?.headers.get('x-request-id') ?? null,
      });
      const delay = outgoing.isRepeatable ? retryDelay(outcome, attempt, clock.now()) : null;
      if (delay !== null) await pause(delay, { schedule, signal });
      else if (outcome instanceof NetworkError) throw outcome;
      else return outcome;
    }
  };
}

interface Limits {
  readonly platform: Pick<Platform, 'fetch' | 'schedule'>;
  readonly signal: AbortSignal;
}

async function attemptOnce(
  { url, init, timeoutMs }: Outgoing,
  { platform, signal }: Limits,
): Promise<Incoming | NetworkError> {
  const abort = new AbortController();
  const onAbort = (): void => abort.abort(signal.reason);
  let isTimedOut = false;
  const cancel = platform.schedule(() => {
    isTimedOut = true;
    abort.abort();
  }, timeoutMs);
  if (signal.aborted) onAbort();
  signal.addEventListener('abort', onAbort);
  const load = async (): Promise<Incoming> => {
    const response = await platform.fetch(url, { ...init, signal: abort.signal });
    return { response, body: await response.arrayBuffer() };
  };
  try {
    return await waitFor(load(), abort.signal);
  } catch (cause) {
    if (signal.aborted) return new NetworkError('aborted', { cause });
    if (isTimedOut) return new NetworkError('timeout', { cause, retryable: true });
    return new NetworkError('network', { cause, retryable: true });
  } finally {
    cancel();
    signal.removeEventListener('abort', onAbort);
  }
}

async function pause(
  ms: number,
  { schedule, signal }: Pick<Platform, 'schedule'> & Pick<Limits, 'signal'>,
): Promise<void> {
  let cancel = (): void => undefined;
  const over = new Promise<void>((resolve) => {
    cancel = schedule(resolve, ms);
  });
  try {
    await waitFor(over, signal);
  } catch (cause) {
    throw new NetworkError('aborted', { cause });
  } finally {
    cancel();
  }
}
