import { createLazyCalls, type LazyCalls } from './client/calls.ts';
import { createListeners, type Listen } from './client/listeners.ts';
import { type CacheKey, createResources, type Resources } from './client/resources.ts';
import type { TransportOptions } from './http/transport.ts';
import { browserPlatform } from './platform/browser.ts';

type Optional = 'platform' | 'onUnauthorized';

/** Options of a client; only the address of the services and the session's token are required. */
export type ClientOptions = Omit<TransportOptions, 'listeners' | 'signal' | Optional> &
  Partial<Pick<TransportOptions, Optional>>;

export interface BillfoldClient extends LazyCalls {
  readonly resources: Resources;
  /** The platform that the client was made with: flows take their clock and randomness from it. */
  readonly platform: TransportOptions['platform'];
  /** Base URL as it was given; empty on the wallet's own pages. */
  readonly baseUrl: string;
  /** Calls `listener` for each event of this kind, until the function that it answers is called. */
  readonly on: Listen;
  /** Invalidates and reloads the resources of `keys`, all of them when none is given. */
  invalidate(...keys: readonly CacheKey[]): void;
  /** Aborts every call, those to come too, and forgets the listeners and what was loaded. */
  dispose(): void;
}

/**
 * The typed client of the wallet and auth services. Small by itself: the transport (zod, the
 * contract) is imported at the first call, and what else a call needs at the first of its kind.
 */
export function createClient(options: ClientOptions): BillfoldClient {
  const { platform = browserPlatform(), onUnauthorized = () => undefined, baseUrl } = options;
  const end = new AbortController();
  const { on, listeners } = createListeners();
  const { loads, ...calls } = createLazyCalls({
    ...options,
    platform,
    onUnauthorized,
    listeners,
    signal: end.signal,
  });
  const resources = createResources({ loads });
  return {
    ...calls,
    resources,
    platform,
    baseUrl,
    on,
    invalidate: resources.invalidate,
    dispose: () => {
      end.abort();
      resources.reset();
    },
  };
}
