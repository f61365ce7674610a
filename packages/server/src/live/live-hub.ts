import type { Change } from '../events/announce.ts';

export interface LiveListener {
  onChange(change: Change): void;
  /** Called when the server stops, to release the waiting streams. */
  onStop(): void;
}

/** Hub that passes changes on to the listeners of this process. */
export interface LiveHub {
  /** Passes a change of the bus on. */
  publish(change: Change): void;
  /** Tells `listener` until the returned function is called. */
  subscribe(listener: LiveListener): () => void;
  stop(): void;
}

export function createLiveHub(): LiveHub {
  const listeners = new Set<LiveListener>();
  return {
    publish: (change) => {
      for (const listener of listeners) listener.onChange(change);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: () => {
      for (const listener of [...listeners]) listener.onStop();
    },
  };
}
