import type { BillfoldClient, Platform } from '@billfold/core';
import { createStore, type Resource } from '@billfold/core/flows';

/** The reachability of the server: online, or offline since a moment. */
export type ConnectionState =
  | { readonly status: 'ok' }
  | { readonly status: 'offline' | 'unreachable'; readonly sinceMs: number };

export interface Connection {
  get(): ConnectionState;
  subscribe(listener: () => void): () => void;
  /** Looks now; joins a look that is under way. */
  check(): Promise<void>;
}

/** Reports whether the device has a network, at once and at each change; returns an unsubscribe function. */
export type WatchNetwork = (onChange: (hasNetwork: boolean) => void) => () => void;

export interface ConnectionOptions {
  readonly client: Pick<BillfoldClient, 'on'>;
  readonly platform: Pick<Platform, 'clock' | 'schedule'>;
  /** Fails when nobody answers. */
  readonly health: Resource<unknown>;
  readonly watchNetwork?: WatchNetwork | undefined;
  /** The server can be reached again: what could not be loaded is loaded now. */
  readonly onRecovery: () => void;
}

/** How long a server that cannot be reached is left alone. */
const restMs = 2_000;

/**
 * Believes the device when it says that it has no network, and the server's health otherwise: one
 * call that does not arrive has it looked at, and while it is away it is looked at again and again.
 */
export function createConnection(options: ConnectionOptions): Connection {
  const { client, platform, health } = options;
  const store = createStore<ConnectionState>(() => ({ status: 'ok' }));
  let hasNetwork = true;
  let cancelNext = (): void => undefined;

  const show = (status: ConnectionState['status']): void => {
    const before = store.get();
    if (before.status === status) return;
    if (status === 'ok') {
      store.set({ status });
      options.onRecovery();
      return;
    }
    const sinceMs = before.status === 'ok' ? platform.clock.now() : before.sinceMs;
    store.set({ status, sinceMs });
  };
  const check = async (): Promise<void> => {
    cancelNext();
    if (!hasNetwork) return show('offline');
    await health.refresh();
    if (!hasNetwork) return;
    const isAway = health.get().status === 'failed';
    show(isAway ? 'unreachable' : 'ok');
    if (isAway) cancelNext = platform.schedule(() => void check(), restMs);
  };

  client.on('error', ({ code }) => {
    const didNotArrive = code === 'network' || code === 'timeout' || code === 'offline';
    if (didNotArrive && store.get().status === 'ok') void check();
  });
  options.watchNetwork?.((has) => {
    const isNews = has !== hasNetwork;
    hasNetwork = has;
    if (isNews) void check();
  });
  return { get: store.get, subscribe: store.subscribe, check };
}

/** The browser's view of the device's network. */
export function watchNetwork(page: Window): WatchNetwork {
  return (onChange) => {
    const tell = (): void => onChange(page.navigator.onLine);
    page.addEventListener('online', tell);
    page.addEventListener('offline', tell);
    tell();
    return () => {
      page.removeEventListener('online', tell);
      page.removeEventListener('offline', tell);
    };
  };
}
