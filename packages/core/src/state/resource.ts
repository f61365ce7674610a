import type { AnyBillfoldError } from '../errors/error-kinds.ts';
import { isBillfoldError } from '../errors/is-billfold-error.ts';
import { NetworkError } from '../errors/network-error.ts';
import { createStore } from './store.ts';

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

/** One piece of server data: loaded once however many ask, refreshed on demand, abortable. */
export interface Resource<T> {
  get(): ResourceState<T>;
  subscribe(listener: () => void): () => void;
  /** Loads unless it is loaded or loading. */
  load(): Promise<void>;
  /** Loads again and keeps what is shown meanwhile; joins a load in flight. */
  refresh(): Promise<void>;
  /**
   * Invalidates the data: loads again, after a load in flight, which may have been too early to
   * have the change. Skips data that was never loaded.
   */
  invalidate(): Promise<void>;
  /** Aborts, forgets what is known, and shows `pending` again. */
  reset(): void;
}

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

/** Anything that is not ours came from below the client: a broken connection or a bug of the host. */
export function toBillfoldError(error: unknown): AnyBillfoldError {
  return isBillfoldError(error) ? error : new NetworkError('network', { cause: error });
}
