import type { Environment } from '../assets/specified-values.ts';
import type { KeyValueStore, StoreKey } from '../platform/platform.ts';
import { createStore, type Store } from '../state/store.ts';
import type { Scheme } from '../theme/tokens.ts';
import { parseEnvironment } from './environment.ts';
import { parseTheme } from './theme-choice.ts';

/** Public state of the session, without the token itself. */
export interface SessionState {
  readonly isSignedIn: boolean;
  /**
   * Counts the tokens that this page has seen. Data loaded under another number may be another
   * user's.
   */
  readonly sequence: number;
  readonly walletId: string | null;
  readonly businessId: string | null;
  /** Null while the system's preference decides. */
  readonly theme: Scheme | null;
  readonly environment: Environment;
}

export interface Session {
  get(): SessionState;
  subscribe(listener: () => void): () => void;
  getAccessToken(): string | null;
  signIn(accessToken: string): void;
  /** Signs out: clears the access token and the wallet id (R-AUTH-06). */
  signOut(): void;
  /**
   * Ends the session after a 401 (R-AUTH-07): clears the access token, the wallet id and the
   * business id. True for the first of several refusals, so that they cause one navigation and not
   * ten.
   */
  expire(): boolean;
  selectWallet(walletId: string | null): void;
  selectBusiness(businessId: string | null): void;
  setTheme(theme: Scheme): void;
  /**
   * Selects the services to call from the next start of the page on. Ends the session first: a token
   * of one environment must not reach another.
   */
  selectEnvironment(environment: Environment): void;
  /** Stops listening to other tabs. */
  dispose(): void;
}

/**
 * Subscribes to keys that another tab changed, null for all of them; returns the unsubscribe
 * function.
 */
export type SubscribeToOtherTabs = (onChange: (key: string | null) => void) => () => void;

/** Creates the session of one page over the stored keys (R-STORE-01). */
export function createSession(
  storage: KeyValueStore,
  options: { readonly subscribeToOtherTabs?: SubscribeToOtherTabs } = {},
): Session {
  const store = createStore(() => readSession(storage, 0));

  const onToken = (): void => store.set(readSession(storage, store.get().sequence + 1));
  const clear = (...keys: readonly StoreKey[]): void => {
    for (const key of keys) storage.delete(key);
    onToken();
  };

  const stop = options.subscribeToOtherTabs?.((key) => {
    if (key === 'accessToken' || key === null) onToken();
    if (key === 'theme') store.set({ ...store.get(), theme: parseTheme(storage.get('theme')) });
  });
  return {
    ...rememberedChoices(storage, store),
    get: store.get,
    subscribe: store.subscribe,
    getAccessToken: () => storage.get('accessToken'),
    signIn: (accessToken) => {
      storage.set('accessToken', accessToken);
      onToken();
    },
    signOut: () => clear('accessToken', 'walletId'),
    selectEnvironment: (environment) => {
      clear('accessToken', 'walletId', 'businessId');
      storage.set('env', environment);
    },
    expire: () => {
      if (storage.get('accessToken') === null && !store.get().isSignedIn) return false;
      clear('accessToken', 'walletId', 'businessId');
      return true;
    },
    dispose: () => stop?.(),
  };
}

/** Persists the user's choices when they change (R-WAL-07). */
function rememberedChoices(
  storage: KeyValueStore,
  store: Store<SessionState>,
): Pick<Session, 'selectWallet' | 'selectBusiness' | 'setTheme'> {
  const write = (key: StoreKey, value: string | null): void =>
    value === null ? storage.delete(key) : storage.set(key, value);
  const update = (change: Partial<SessionState>): void => store.set({ ...store.get(), ...change });
  return {
    selectWallet: (walletId) => {
      if (walletId === store.get().walletId) return;
      write('walletId', walletId);
      update({ walletId });
    },
    selectBusiness: (businessId) => {
      if (businessId === store.get().businessId) return;
      write('businessId', businessId);
      update({ businessId });
    },
    setTheme: (theme) => {
      write('theme', theme);
      update({ theme });
    },
  };
}

function readSession(storage: KeyValueStore, sequence: number): SessionState {
  const isSignedIn = storage.get('accessToken') !== null;
  return {
    isSignedIn,
    sequence,
    // Another tab removes the keys one by one: without a token the wallet is already forgotten.
    walletId: isSignedIn ? storage.get('walletId') : null,
    businessId: storage.get('businessId'),
    theme: parseTheme(storage.get('theme')),
    environment: parseEnvironment(storage.get('env')),
  };
}
