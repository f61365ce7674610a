import type { AnyBillfoldError } from '../errors/error-kinds.ts';
import { toBillfoldError } from '../errors/to-billfold-error.ts';
import { createStore } from '../state/store.ts';

/** State of a query: pending, ready, or failed. */
export type ResourceState<T> =
  | { readonly status: 'pending'; readonly data: undefined; readonly error: undefined }
  | {
      readonly status: 'ready';
      readonly data: T;
      readonly error: undefined;
      readonly refreshing: boolean;
    }
  | {
      readonly status: 'failed';
      /** Data from before the failure, if any. */
      readonly data: T | undefined;
      readonly error: AnyBillfoldError;
    };

/** Cached server data: one load for all parallel readers, refreshed on request, abortable. */
export interface Resource<T> {
  get(): ResourceState<T>;
  subscribe(listener: () => void): () => void;
  /** Loads the data unless it is loaded; joins a load in flight. */
  load(): Promise<void>;
  /** Reloads the data and keeps the old data meanwhile; joins a load in flight. */
  refresh(): Promise<void>;
  /**
   * Invalidates the data and reloads it, after a load in flight, which may predate the change.
   * Skips data that was never loaded.
   */
  invalidate(): Promise<void>;
  /** Aborts the load in flight, clears the data, and shows `pending` again. */
  reset(): void;
}

/**
 * Creates a resource outside a store, for data that one component loads and drops.
 * @example
 * const accounts = createResource((signal) => client.accounts.list(walletId, {}, { signal }));
 * await accounts.load();
 * const { data, error } = accounts.get();
 */
export function createResource<T>(fetchData: (signal: AbortSignal) => Promise<T>): Resource<T> {
  const store = createStore<ResourceState<T>>(pending);
  let inFlight: Promise<void> | null = null;
  let isOutdated = false;
  let abort = new AbortController();

  async function run(): Promise<void> {
    const { signal } = abort;
    do {
      isOutdated = false;
      await loadOnce(signal);
    } while (isOutdated && !signal.aborted);
    if (!signal.aborted) inFlight = null;
  }
  async function loadOnce(signal: AbortSignal): Promise<void> {
    const before = store.get();
    if (before.status === 'ready') store.set({ ...before, refreshing: true });
    try {
      const data = await fetchData(signal);
      if (!signal.aborted)
        store.set({ status: 'ready', data, error: undefined, refreshing: false });
    } catch (error) {
      if (signal.aborted) return;
      store.set({ status: 'failed', data: before.data, error: toBillfoldError(error) });
    }
  }
  const refresh = (): Promise<void> => {
    inFlight ??= run();
    return inFlight;
  };
  return {
    get: store.get,
    subscribe: store.subscribe,
    load: () => (store.get().status === 'ready' ? Promise.resolve() : refresh()),
    refresh,
    invalidate: () => {
      isOutdated = inFlight !== null;
      return inFlight !== null || store.get().status !== 'pending' ? refresh() : Promise.resolve();
    },
    reset: () => {
      abort.abort();
      abort = new AbortController();
      inFlight = null;
      store.set(pending());
    },
  };
}

function pending<T>(): ResourceState<T> {
  return { status: 'pending', data: undefined, error: undefined };
}
