import { createLazyAreas, type LazyAreas } from './client/lazy-areas.ts';
import { createListeners, type Listen } from './client/listeners.ts';
import { type CacheKey, createResources, type Resources } from './client/resources.ts';
import type { TokenScopes } from './client/token-scopes.ts';
import type { TransportOptions } from './http/transport.ts';
import { browserPlatform } from './platform/browser.ts';
import { createStore, type Store } from './state/store.ts';

type Optional = 'platform' | 'onUnauthorized';

/** Options of a client: the address of the services and the token of the session are required. */
export type ClientOptions = Omit<TransportOptions, 'listeners' | 'signal' | 'onScopes' | Optional> &
  Partial<Pick<TransportOptions, Optional>>;

/** Client of a Billfold server: its calls by area, its events and its cached data. */
export interface BillfoldClient extends LazyAreas {
  readonly resources: Resources;
  /** Scopes of the token, as the service named them with its last answer. */
  readonly tokenScopes: Pick<Store<TokenScopes>, 'get' | 'subscribe'>;
  /** Platform of the client: flows take their clock and randomness from it. */
  readonly platform: TransportOptions['platform'];
  /** Token source of the client, as it was given: a frame of the wallet's own origin asks it as well. */
  readonly getAccessToken: TransportOptions['getAccessToken'];
  /** Address of the services, as it was given. */
  readonly baseUrl: string;
  /** Calls `listener` for each event of a type, until the returned function is called. */
  readonly on: Listen;
  /** Invalidates and reloads the resources of `keys`, all of them when none is given. */
  invalidate(...keys: readonly CacheKey[]): void;
  /** Aborts every call, later ones too, and clears the listeners and the cache. */
  dispose(): void;
}

/**
 * Creates the client of the wallet and auth services. Small by itself: the transport and the
 * contract are imported at the first call.
 * @example
 * const client = createClient({ baseUrl: 'https://wallet.example', getAccessToken: () => token });
 * const { items } = await client.transactions.list(walletId, { type: 'SENT', pageSize: 100 });
 */
export function createClient(options: ClientOptions): BillfoldClient {
  const { platform = browserPlatform(), onUnauthorized = () => undefined, baseUrl } = options;
  const end = new AbortController();
  const { on, listeners } = createListeners();
  const tokenScopes = createStore<TokenScopes>(() => ({ scopes: null }));
  const areas = createLazyAreas({
    ...options,
    platform,
    onUnauthorized,
    listeners,
    signal: end.signal,
    onScopes: (scopes) => tokenScopes.set({ scopes }),
  });
  const resources = createResources(areas);
  return {
    ...areas,
    resources,
    tokenScopes,
    platform,
    getAccessToken: options.getAccessToken,
    baseUrl,
    on,
    invalidate: resources.invalidate,
    dispose: () => {
      end.abort();
      resources.reset();
    },
  };
}
