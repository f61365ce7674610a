import { createStore } from '@billfold/core/flows';
import { isAuthPath, parseUrlToken } from '@billfold/core/internal';
import type { PageAddress } from './take-url-token.ts';

/** A handoff token from the address bar, exchanged once for a session. */
export interface Handoff {
  get(): { readonly token: string | null };
  subscribe(listener: () => void): () => void;
  /** It was used, or is given up. */
  clear(): void;
}

export interface TakenHandoff {
  readonly token: string;
  /** The page that the link led to, when it is one to come back to. */
  readonly wantedPath: string | null;
}

/**
 * The handoff token in the address, if there is one. The address is clean before anything else
 * happens, and shows the page that makes the exchange.
 */
export function takeHandoff({ location, history }: PageAddress): TakenHandoff | null {
  const found = parseUrlToken(location);
  if (!found?.accessToken?.startsWith('bfh_')) return null;
  history.replaceState(null, '', '/auth/sign-in');
  const wantedPath = isAuthPath(location.pathname) ? null : found.cleanPath;
  return { token: found.accessToken, wantedPath };
}

export function createHandoff(token: string | null): Handoff {
  const store = createStore<{ readonly token: string | null }>(() => ({ token }));
  return {
    get: store.get,
    subscribe: store.subscribe,
    clear: () => {
      if (store.get().token !== null) store.set({ token: null });
    },
  };
}
