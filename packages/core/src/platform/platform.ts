/**
 * Everything that core takes from the world around it. No module reads a clock, a random source
 * or a global by itself, so that a test, a worker and a page each bring their own.
 */
export interface Platform {
  readonly clock: Clock;
  readonly random: Random;
  readonly fetch: typeof globalThis.fetch;
  readonly storage: KeyValueStore;
  readonly schedule: Schedule;
  readonly logger: Logger;
}

/** Source of the current time. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}

/** Source of random bytes. */
export interface Random {
  /** `length` bytes from a cryptographic source; throws when there is none, never falls back. */
  bytes(length: number): Uint8Array;
}

/** Runs `task` once after `ms`; the returned function cancels it. */
export type Schedule = (task: () => void, ms: number) => () => void;

/** Keys that are stored locally, exactly these (R-STORE-01). */
export type StoreKey = 'accessToken' | 'walletId' | 'businessId' | 'theme' | 'env';

/** Storage of the page, as text by key. */
export interface KeyValueStore {
  get(key: StoreKey): string | null;
  set(key: StoreKey, value: string): void;
  delete(key: StoreKey): void;
}

/** Receiver of warnings for the developers of a page. */
export interface Logger {
  warn(message: string, detail?: Readonly<Record<string, string | number>>): void;
}
