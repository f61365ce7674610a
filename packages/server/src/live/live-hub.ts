import type { ServedNetwork } from '../chains/served-networks.ts';
import type { Change } from '../events/announce.ts';

/** News for listeners: a change of the bus, or a network whose balances became stale or current. */
export type LiveChange =
  | Change
  | { readonly topic: 'network-status'; readonly payload: { readonly network: ServedNetwork } }
  /** Changes may have been missed. */
  | { readonly topic: 'gap'; readonly payload: object };

export interface LiveListener {
  onChange(change: LiveChange): void;
  /** Called when the server stops, to release the waiting streams. */
  onStop(): void;
}

/** Hub that passes changes on to the listeners of this process. */
export interface LiveHub {
  publish(change: LiveChange): void;
  /** Tells the listeners that changes may have been missed. */
  resync(): void;
  hasListeners(): boolean;
  /** Tells `listener` until the returned function is called. */
  subscribe(listener: LiveListener): () => void;
  stop(): void;
}

export function createLiveHub(): LiveHub {
  const listeners = new Set<LiveListener>();
  const publish = (change: LiveChange): void => {
    for (const listener of listeners) listener.onChange(change);
  };
  return {
    publish,
    resync: () => publish({ topic: 'gap', payload: {} }),
    hasListeners: () => listeners.size > 0,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: () => {
      for (const listener of [...listeners]) listener.onStop();
    },
  };
}
