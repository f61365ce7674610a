import { createResource, type Resource } from './resource.ts';

/** Cache of server data. A tag names data that several queries read. */
export interface QueryStore<Tag extends string> {
  /** Adds a query without a key. It is never evicted. */
  add<T>(load: (signal: AbortSignal) => Promise<T>, ...tags: readonly Tag[]): Resource<T>;
  /**
   * Adds a query with a key, and returns the lookup of its resources. Equal keys, compared as JSON,
   * share one resource. Look a resource up where you use it: one without a subscriber may be evicted.
   */
  addKeyed<K, T>(
    load: (key: K, signal: AbortSignal) => Promise<T>,
    ...tags: readonly Tag[]
  ): (key: K) => Resource<T>;
  /** Reloads loaded data with one of `tags`, all of it without any; see `Resource.invalidate`. */
  invalidate(...tags: readonly Tag[]): void;
  /** Aborts the loads with one of `tags` and clears their data; everything without any. */
  reset(...tags: readonly Tag[]): void;
}

/** Options of a query store. */
export interface QueryStoreOptions {
  /** Number of keyed resources to keep; the least recently used ones beyond it are evicted. */
  readonly limit?: number;
}

interface Entry<T> {
  readonly resource: Resource<T>;
  readonly hasSubscriber: () => boolean;
  readonly tags: readonly string[];
  /** Absent without a key. */
  readonly evict?: () => void;
}

/**
 * Creates a cache of server data.
 * @example
 * const queries = createQueryStore();
 * const devices = queries.addKeyed((walletId: string, signal) =>
 *   client.wallets.listDevices(walletId, { signal }),
 * );
 * await devices(walletId).load();
 */
export function createQueryStore<Tag extends string = never>({
  limit = 100,
}: QueryStoreOptions = {}): QueryStore<Tag> {
  /** Least recently used first. */
  const entries = new Set<Entry<unknown>>();

  function evictUnused(): void {
    const keyed = [...entries].filter(({ evict }) => evict);
    const unused = keyed.filter(({ hasSubscriber }) => !hasSubscriber());
    if (keyed.length <= limit) return;
    for (const entry of unused.slice(0, keyed.length - limit)) {
      entries.delete(entry);
      entry.evict?.();
      entry.resource.reset();
    }
  }
  /** Applies a method to the resources with one of `wanted`, to all of them without any. */
  function apply(method: 'invalidate' | 'reset', wanted: readonly Tag[]): void {
    for (const { resource, tags } of entries)
      if (wanted.length === 0 || wanted.some((tag) => tags.includes(tag))) void resource[method]();
  }
  return {
    add: (load, ...tags) => {
      const entry = { ...observed(createResource(load)), tags };
      entries.add(entry);
      return entry.resource;
    },
    addKeyed: <K, T>(
      load: (key: K, signal: AbortSignal) => Promise<T>,
      ...tags: readonly Tag[]
    ) => {
      const known = new Map<string, Entry<T>>();
      return (key: K) => {
        const text = JSON.stringify(key);
        const entry = known.get(text) ?? {
          ...observed(createResource((signal) => load(key, signal))),
          tags,
          evict: () => known.delete(text),
        };
        // Moves a known entry to the end.
        entries.delete(entry);
        entries.add(entry);
        if (!known.has(text)) evictUnused();
        known.set(text, entry);
        return entry.resource;
      };
    },
    invalidate: (...wanted) => apply('invalidate', wanted),
    reset: (...wanted) => apply('reset', wanted),
  };
}

/** Returns `resource`, and whether it has a subscriber. */
function observed<T>(resource: Resource<T>): Pick<Entry<T>, 'resource' | 'hasSubscriber'> {
  const subscriptions = new Set<() => void>();
  const subscribe: Resource<T>['subscribe'] = (listener) => {
    const unsubscribe = resource.subscribe(listener);
    subscriptions.add(unsubscribe);
    return () => {
      unsubscribe();
      subscriptions.delete(unsubscribe);
    };
  };
  return { resource: { ...resource, subscribe }, hasSubscriber: () => subscriptions.size > 0 };
}
