import { createStore } from '../state/store.ts';

/** Headless dialog: a frozen state, actions, and a result. Every dialog is a thin view over one. */
export interface Flow<State extends object, Actions, Result> {
  getState(): State;
  subscribe(listener: () => void): () => void;
  readonly actions: Actions;
  /** Settles once, when the flow is over or disposed. */
  readonly result: Promise<Result>;
  /** Cancels all requests and timers; afterwards no listener is called. */
  dispose(): void;
}

/** Store of a flow: events go through its pure reducer, effects dispatch them. */
export interface FlowStore<State extends object, Event> {
  get(): State;
  dispatch(event: Event): void;
  subscribe(listener: () => void): () => void;
}

export function createFlowStore<State extends object, Event>(
  initial: () => State,
  reduce: (state: State, event: Event) => State,
): FlowStore<State, Event> {
  const store = createStore(initial);
  return {
    get: store.get,
    subscribe: store.subscribe,
    dispatch: (event) => {
      const next = reduce(store.get(), event);
      if (next !== store.get()) store.set(next);
    },
  };
}

/** Computes the view once per state, so that a snapshot keeps its identity. */
export function createView<State extends object, View>(
  get: () => State,
  compute: (state: State) => View,
): () => View {
  let last: { readonly state: State; readonly view: View } | null = null;
  return () => {
    const state = get();
    if (last?.state !== state) last = { state, view: compute(state) };
    return last.view;
  };
}
