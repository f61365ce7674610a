import { proxy, ref, subscribe } from 'valtio/vanilla';

export interface Store<T extends object> {
  get(): T;
  /** Replaces the whole state and tells the listeners before it returns. */
  set(next: T): void;
  subscribe(listener: () => void): () => void;
}

/**
 * One frozen state, replaced whole. `ref` keeps valtio from proxying it, so identity is kept and
 * large lists cost nothing; notification is synchronous, because a batched one moves the caret
 * in controlled inputs.
 */
export function createStore<T extends object>(initial: () => T): Store<T> {
  const box = proxy<{ state: T }>({ state: ref(Object.freeze(initial())) });
  return {
    get: () => box.state,
    set: (next) => {
      box.state = ref(Object.freeze(next));
    },
    subscribe: (listener) => subscribe(box, listener, true),
  };
}
