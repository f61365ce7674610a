import type { BillfoldClient, LiveSource } from '@billfold/core';
import type { LiveUpdate } from '@billfold/core/contract';
import { createStore, type Resource } from '@billfold/core/flows';
import { type LiveWatch, type Session, watchLiveUpdates } from '@billfold/core/internal';

/** Reports whether the page is visible, at once and at each change; returns an unsubscribe function. */
export type WatchSight = (onChange: (isInSight: boolean) => void) => () => void;

export interface LiveOptions {
  readonly client: BillfoldClient;
  /** Base URL of the wallet service. */
  readonly walletUrl: string;
  readonly session: Session;
  readonly user: Resource<unknown>;
  /** Nothing is watched unless given. */
  readonly watchSight: WatchSight | undefined;
}

/** Delay before a stream opens, so that a page that redirects opens none. */
const restMs = 1_000;

/**
 * Subscribes to changes of the selected wallet while a user is signed in and the page is visible, and
 * invalidates its data. A report that the session has ended reloads the user, and that answer ends
 * the session here like any other 401.
 */
export function createLive({
  client,
  walletUrl: baseUrl,
  session,
  user,
  watchSight,
}: LiveOptions): LiveSource {
  const { platform } = client;
  const store = createStore(() => ({ isConnected: false }));
  const listeners = new Set<(update: LiveUpdate) => void>();
  const tell = (update: LiveUpdate): void => {
    for (const listener of listeners) listener(update);
  };
  const onUpdate = (update: LiveUpdate): void => {
    if (update.type === 'books') client.invalidate('accounts', 'transactions');
    if (update.type === 'network-status') client.invalidate('accounts');
    if (update.type === 'session-ended') void user.refresh();
    tell(update);
  };
  const onConnection = (isConnected: boolean): void => {
    if (store.get().isConnected !== isConnected) store.set({ isConnected });
    // Changes may have been missed while the stream was closed.
    if (isConnected) onUpdate({ type: 'books' });
  };
  let isInSight = false;
  let watched: string | null = null;
  let stop = (): void => undefined;
  const follow = (): void => {
    const { isSignedIn, walletId, sequence } = session.get();
    const accessToken = session.getAccessToken();
    const wanted = isSignedIn && isInSight && walletId !== null ? `${sequence} ${walletId}` : null;
    if (wanted === watched) return;
    watched = wanted;
    stop();
    onConnection(false);
    if (wanted === null || walletId === null || accessToken === null) return;
    stop = begin({ platform, baseUrl, walletId, accessToken, onUpdate, onConnection });
  };
  session.subscribe(follow);
  watchSight?.((isSeen) => {
    isInSight = isSeen;
    follow();
  });
  return {
    get: store.get,
    subscribe: store.subscribe,
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Opens the stream after `restMs`; returns a function that stops it. */
function begin(watch: LiveWatch): () => void {
  let stop = (): void => undefined;
  const cancel = watch.platform.schedule(() => {
    stop = watchLiveUpdates(watch);
  }, restMs);
  return () => {
    cancel();
    stop();
  };
}

/** True while the browser shows the page. */
export function watchSight(page: Document): WatchSight {
  return (onChange) => {
    const tell = (): void => onChange(page.visibilityState !== 'hidden');
    page.addEventListener('visibilitychange', tell);
    tell();
    return () => page.removeEventListener('visibilitychange', tell);
  };
}
