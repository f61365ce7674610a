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
  /** Aborts all loads and clears all data. */
  reset(): void;
}

/** Options of a query store. */
export interface QueryStoreOptions {
  /** Number of keyed resources to keep; the least recently used ones beyond it are evicted. */
  readonly limit?: number;
}

interface Entry {
  readonly resource: Resource<unknown>;
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
  const entries = new Set<Entry>();
  const subscribed = new Set<Resource<unknown>>();

  function create<T>(load: (signal: AbortSignal) => Promise<T>): Resource<T> {
    const resource = withSubscriberCount(createResource(load), (count) => {
      if (count > 0) subscribed.add(resource);
      else subscribed.delete(resource);
    });
    return resource;
  }
  function evictUnused(): void {
    const keyed = [...entries].filter(({ evict }) => evict !== undefined);
    const unused = keyed.filter(({ resource }) => !subscribed.has(resource));
    for (const entry of unused.slice(0, Math.max(0, keyed.length - limit))) {
      entries.delete(entry);
      entry.evict?.();
      entry.resource.reset();
    }
  }
  return {
    add: (load, ...tags) => {
      const resource = create(load);
      entries.add({ resource, tags });
      return resource;
    },
    addKeyed: <K, T>(
      load: (key: K, signal: AbortSignal) => Promise<T>,
      ...tags: readonly Tag[]
    ) => {
      const known = new Map<string, Entry & { readonly resource: Resource<T> }>();
      return (key: K) => {
        const text = JSON.stringify(key);
        const entry = known.get(text) ?? {
          resource: create((signal) => load(key, signal)),
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
    invalidate: (...wanted) => {
      for (const { resource, tags } of entries)
        if (wanted.length === 0 || wanted.some((tag) => tags.includes(tag)))
          void resource.invalidate();
    },
    reset: () => {
      for (const { resource } of entries) resource.reset();
    },
  };
}

/** Returns `resource`, which reports the number of its subscribers when that changes. */
function withSubscriberCount<T>(
  resource: Resource<T>,
  onCount: (count: number) => void,
): Resource<T> {
  const subscriptions = new Set<() => void>();
  return {
    ...resource,
    subscribe: (listener) => {
      const unsubscribe = resource.subscribe(listener);
      const end = (): void => {
        unsubscribe();
        subscriptions.delete(end);
        onCount(subscriptions.size);
      };
      subscriptions.add(end);
      onCount(subscriptions.size);
      return end;
    },
  };
}
