import type { BillfoldClient, Platform } from '@billfold/core';
import { createStore, type Resource } from '@billfold/core/flows';

/** The reachability of the server: online, or offline since a moment. */
export type ConnectionState =
  | { readonly status: 'ok' }
  | { readonly status: 'offline' | 'unreachable'; readonly sinceMs: number };

export interface Connection {
  get(): ConnectionState;
  subscribe(listener: () => void): () => void;
  /** Checks now, or joins a running check. */
  check(): Promise<void>;
}

/** Reports whether the device has a network, at once and at each change; returns an unsubscribe function. */
export type WatchNetwork = (onChange: (hasNetwork: boolean) => void) => () => void;

export interface ConnectionOptions {
  readonly client: Pick<BillfoldClient, 'on'>;
  readonly platform: Pick<Platform, 'clock' | 'schedule'>;
  /** Health of the server; fails when the server does not answer. */
  readonly health: Resource<unknown>;
  readonly watchNetwork?: WatchNetwork | undefined;
  /** Called when the server can be reached again, to reload failed data. */
  readonly onRecovery: () => void;
}

/** Delay between checks of a server that cannot be reached. */
const restMs = 2_000;

/**
 * Tracks the connection. A device without a network is offline. Otherwise a call that does not arrive
 * starts a health check, which repeats until the server answers.
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
