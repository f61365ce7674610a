import { createStore } from '@billfold/core/flows';

/** The newer version of the site that waits to be applied, if any. */
export interface Updates {
  get(): { readonly isReady: boolean };
  subscribe(listener: () => void): () => void;
  /** Applies it, which reloads the page. */
  apply(): void;
  /** Hides the offer; the version applies when the site is next opened. */
  postpone(): void;
}

/** Reports each newer version with the function that applies it. */
export type WatchUpdates = (onReady: (apply: () => void) => void) => void;

export function createUpdates(watch: WatchUpdates | undefined): Updates {
  const store = createStore<{ readonly isReady: boolean }>(() => ({ isReady: false }));
  let applyNewest = (): void => undefined;
  watch?.((apply) => {
    applyNewest = apply;
    store.set({ isReady: true });
  });
  return {
    get: store.get,
    subscribe: store.subscribe,
    apply: () => applyNewest(),
    postpone: () => store.set({ isReady: false }),
  };
}
