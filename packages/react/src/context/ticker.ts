import type { Platform } from '@billfold/core';
import { createStore } from '@billfold/core/flows';

export interface Ticker {
  /** Milliseconds since 1970 at the last tick. */
  get(): number;
  subscribe(listener: () => void): () => void;
}

const tickMs = 15_000;

/** One clock for every time on the screen, running only while something shows a time. */
export function createTicker({ clock, schedule }: Pick<Platform, 'clock' | 'schedule'>): Ticker {
  const store = createStore(() => ({ now: clock.now() }));
  let listeners = 0;
  let stop: (() => void) | undefined;

  function tick(): void {
    stop = schedule(() => {
      store.set({ now: clock.now() });
      tick();
    }, tickMs);
  }
  return {
    get: () => store.get().now,
    subscribe: (listener) => {
      if (listeners === 0) {
        store.set({ now: clock.now() });
        tick();
      }
      listeners += 1;
      const unsubscribe = store.subscribe(listener);
      return () => {
        unsubscribe();
        listeners -= 1;
        if (listeners === 0) stop?.();
      };
    },
  };
}
