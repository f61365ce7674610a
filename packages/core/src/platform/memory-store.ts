import type { KeyValueStore, StoreKey } from './platform.ts';

/**
 * Creates a store in memory, cleared with the page: for embeds on foreign origins, servers and
 * tests.
 * @example
 * const platform = browserPlatform({ storage: memoryStore() });
 */
export function memoryStore(
  initial: Readonly<Partial<Record<StoreKey, string>>> = {},
): KeyValueStore {
  const values = new Map<string, string>(Object.entries(initial));
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => {
      values.set(key, value);
    },
    delete: (key) => {
      values.delete(key);
    },
  };
}
