import { memoryStore } from './memory-store.ts';
import type { KeyValueStore, Platform } from './platform.ts';

/**
 * The page's own clock, random source, fetch and storage. The only module that reads globals.
 * @example
 * const client = createClient({
 *   baseUrl: 'https://wallet.example',
 *   getAccessToken: () => token,
 *   platform: browserPlatform({ clock: { now: () => Date.now() } }),
 * });
 */
export function browserPlatform(overrides: Partial<Platform> = {}): Platform {
  return {
    clock: { now: () => Date.now() },
    random: { bytes: (length) => globalThis.crypto.getRandomValues(new Uint8Array(length)) },
    fetch: (input, init) => globalThis.fetch(input, init),
    storage: memoryStore(),
    schedule: (task, ms) => {
      const timer = globalThis.setTimeout(task, ms);
      return () => globalThis.clearTimeout(timer);
    },
    // biome-ignore lint/suspicious/noConsole: the page's console is where a developer looks.
    logger: { warn: (message, detail) => console.warn(`[billfold] ${message}`, detail ?? '') },
    ...overrides,
  };
}

/**
 * Local storage under the keys of the specification, in memory when the browser refuses it
 * (blocked cookies, full disk): the session then lasts as long as the page.
 * @example
 * const platform = browserPlatform({ storage: browserStore() });
 */
export function browserStore(): KeyValueStore {
  const fallback = memoryStore();
  const attempt = <T>(use: (storage: Storage) => T, otherwise: () => T): T => {
    try {
      return use(globalThis.localStorage);
    } catch {
      return otherwise();
    }
  };
  return {
    get: (key) =>
      fallback.get(key) ??
      attempt(
        (storage) => storage.getItem(key),
        () => null,
      ),
    set: (key, value) =>
      attempt(
        (storage) => storage.setItem(key, value),
        () => fallback.set(key, value),
      ),
    delete: (key) => {
      fallback.delete(key);
      attempt(
        (storage) => storage.removeItem(key),
        () => undefined,
      );
    },
  };
}
