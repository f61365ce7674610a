import type { LiveSource } from '@billfold/core';
import type { LiveUpdate } from '@billfold/core/contract';
import { createStore, type Resource } from '@billfold/core/flows';
import type { Session } from '@billfold/core/internal';
import type { BusinessUpdate, PaymentsClient } from '@billfold/core/payments';
import type { WatchSight } from './live.ts';

export interface BusinessLiveOptions {
  readonly business: {
    readonly list: Pick<Resource<unknown>, 'invalidate'>;
    call<T>(run: (client: PaymentsClient) => Promise<T>): Promise<T>;
  };
  readonly session: Session;
  readonly schedule: (task: () => void, ms: number) => () => void;
  /** Nothing is watched unless given. */
  readonly watchSight: WatchSight | undefined;
}

/** Live updates of a business, of which its screens hear all but those of its notifications. */
export interface BusinessLive extends LiveSource {
  /** Changes of its notifications alone, as changed books. */
  readonly notifications: LiveSource;
}

type Listener = Parameters<LiveSource['listen']>[0];

/** Delay before a stream opens, so that a page that redirects opens none. */
const restMs = 1_000;

/**
 * Subscribes to changes of the selected business while a user is signed in, the page is visible and a screen or the
 * bell of the business listens. Screens reload what they show, as they do for a wallet. Another role of the user
 * reloads the businesses.
 */
export function createBusinessLive(options: BusinessLiveOptions): BusinessLive {
  const { business, session, schedule, watchSight } = options;
  const store = createStore(() => ({ isConnected: false }));
  const screens = new Set<Listener>();
  const lists = new Set<Listener>();
  let isInSight = false;
  let watched: string | null = null;
  let stop = (): void => undefined;

  function tell(listeners: ReadonlySet<Listener>, update: LiveUpdate): void {
    for (const listener of listeners) listener(update);
  }
  function setConnected(isConnected: boolean): void {
    if (store.get().isConnected !== isConnected) store.set({ isConnected });
  }
  async function reloadAccess(): Promise<void> {
    await business.list.invalidate();
    watched = null;
    follow();
  }
  function open(businessId: string): () => void {
    return openLater(schedule, async () =>
      business.call(async ({ businesses }) =>
        businesses.watch(Number(businessId), {
          onUpdate: (update) => {
            if (update.type === 'access-changed') void reloadAccess();
            else if (update.type === 'notifications') tell(lists, { type: 'books' });
            else tell(screens, toLiveUpdate(update));
          },
          onConnection: (isConnected) => {
            setConnected(isConnected);
            // Changes may have been missed while the stream was closed.
            if (isConnected) for (const each of [screens, lists]) tell(each, { type: 'books' });
          },
        }),
      ),
    );
  }
  function follow(): void {
    const { isSignedIn, businessId, sequence } = session.get();
    const isHeard = screens.size + lists.size > 0;
    const isWanted = isSignedIn && isInSight && businessId !== null && isHeard;
    const wanted = isWanted ? `${sequence} ${businessId}` : null;
    if (wanted === watched) return;
    watched = wanted;
    stop();
    stop = (): void => undefined;
    setConnected(false);
    if (wanted !== null && businessId !== null) stop = open(businessId);
  }
  session.subscribe(follow);
  watchSight?.((isSeen) => {
    isInSight = isSeen;
    follow();
  });
  const sourceOf = (listeners: Set<Listener>): LiveSource => ({
    get: store.get,
    subscribe: store.subscribe,
    listen: (listener) => {
      listeners.add(listener);
      follow();
      return () => {
        listeners.delete(listener);
        follow();
      };
    },
  });
  return { ...sourceOf(screens), notifications: sourceOf(lists) };
}

type ScreenUpdate = Exclude<BusinessUpdate, { type: 'access-changed' | 'notifications' }>;

function toLiveUpdate(update: ScreenUpdate): LiveUpdate {
  return update.type === 'blocks' ? update : { type: 'books' };
}

/** Opens a watch after `restMs`; returns a function that stops it, also before it has begun. */
function openLater(
  schedule: BusinessLiveOptions['schedule'],
  open: () => Promise<() => void>,
): () => void {
  let isStopped = false;
  let stop = (): void => undefined;
  const cancel = schedule(() => {
    void open().then((stopWatch) => {
      if (isStopped) stopWatch();
      else stop = stopWatch;
    }, ignoreFailedDownload);
  }, restMs);
  return () => {
    isStopped = true;
    cancel();
    stop();
  };
}

/** The screens poll, and their own calls report that the code did not load. */
const ignoreFailedDownload = (): void => undefined;
