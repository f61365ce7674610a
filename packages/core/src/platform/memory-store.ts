import type { KeyValueStore, StoreKey } from './platform.ts';

/** Forgets everything with the page: embeds on foreign origins, servers, tests. */
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
