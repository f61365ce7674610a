import {
  type BillfoldClient,
  createClient,
  createResource,
  createSession,
  createStore,
  type Platform,
  type Resource,
  type Session,
  type Store,
  type SubscribeToOtherTabs,
  selectWallet,
} from '@billfold/core';
import type { User } from '@billfold/core/contract';
import { createWantedPath, type WantedPath } from '../routing/wanted-path.ts';
import { createTabSwitch, type TabFlag, type TabSwitch } from './tab-switch.ts';
import { createWalletHistory, type WalletHistory } from './wallet-history.ts';

/** What the whole site shares, made once per page. */
export interface Services {
  readonly client: BillfoldClient;
  readonly session: Session;
  readonly user: Resource<User>;
  readonly wantedPath: WantedPath;
  readonly history: WalletHistory;
  /** On while amounts are hidden from whoever looks over the shoulder. */
  readonly amountsHidden: TabSwitch;
  /** On while single keys do nothing (WCAG 2.1.4). */
  readonly shortcutsOff: TabSwitch;
  /** Whether the server and every chain behind it answer. */
  readonly health: Resource<{ readonly isReady: boolean }>;
  /** How many sessions a service has ended on this page. */
  readonly expirations: Store<{ readonly count: number }>;
  /** Ends the session here and at the service; the service is given 3 s. */
  signOut(): Promise<void>;
}

export interface ServicesOptions {
  readonly subscribeToOtherTabs?: SubscribeToOtherTabs;
  /** Whether the page that is shown is an embedded one. */
  readonly isEmbedded: () => boolean;
  /** Where the tab keeps a choice of this name; nowhere unless given. */
  readonly tabFlag?: (name: string) => TabFlag;
}

export function createServices(platform: Platform, options: ServicesOptions): Services {
  const session = createSession(platform.storage, options);
  const expirations = createStore(() => ({ count: 0 }));
  const client = createClient({
    platform,
    baseUrl: '',
    getAccessToken: session.getAccessToken,
    onUnauthorized: () => {
      if (session.expire()) expirations.set({ count: expirations.get().count + 1 });
    },
  });
  const user = createResource(async (signal) => (await client.auth.user({}, { signal })).data);
  const history = createWalletHistory(client);
  forgetWithSession(session, () => {
    client.resources.reset();
    history.reset();
    user.reset();
  });
  keepSelection(session, client, options);
  return {
    client,
    session,
    user,
    wantedPath: createWantedPath(),
    history,
    amountsHidden: createTabSwitch(options.tabFlag?.('amounts-hidden')),
    shortcutsOff: createTabSwitch(options.tabFlag?.('shortcuts-off')),
    health: createResource(async (signal) => {
      const { ok } = await platform.fetch('/readyz', { signal });
      return { isReady: ok };
    }),
    expirations,
    signOut: async () => {
      await logOut(client);
      session.signOut();
    },
  };
}

/** Whatever was loaded under one token is gone before anything is drawn under the next. */
function forgetWithSession(session: Session, forget: () => void): void {
  let { sequence } = session.get();
  session.subscribe(() => {
    if (session.get().sequence === sequence) return;
    sequence = session.get().sequence;
    forget();
  });
}

/**
 * The selected wallet follows the list before anybody is told of the list, so that no screen sees
 * one without the other.
 */
function keepSelection(session: Session, client: BillfoldClient, options: ServicesOptions): void {
  const { wallets } = client.resources;
  wallets.subscribe(() => {
    const list = wallets.get().data?.items;
    if (!list) return;
    const embedded = options.isEmbedded();
    session.selectWallet(selectWallet(list, session.get().walletId, { embedded })?.id ?? null);
  });
}

/** Best effort: signing out here must not depend on the connection. */
async function logOut(client: BillfoldClient): Promise<void> {
  const { schedule, logger } = client.platform;
  const abort = new AbortController();
  const cancel = schedule(() => abort.abort(), 3_000);
  try {
    await client.auth.logOut({}, { signal: abort.signal });
  } catch {
    logger.warn('The service could not be told of the sign-out; the session ends by itself there.');
  } finally {
    cancel();
  }
}
