import { type AnyBillfoldError, isBillfoldError } from '@billfold/core';
import { createStore } from '@billfold/core/flows';

/** Review of what a signature pays, as far as it was loaded. */
export interface IntentState<I> {
  /** Review that is shown; null before the first one. */
  readonly intent: I | null;
  /** Why the last one could not be loaded. */
  readonly error: AnyBillfoldError | null;
}

/** Reviews of what a signature pays: the newest is shown, and is all that is signed. */
export interface Intents<I> {
  getState(): IntentState<I>;
  subscribe(listener: () => void): () => void;
  /** Reviews it as it would be sent now, and shows that. @throws {BillfoldError} */
  renew(): Promise<I>;
  dispose(): void;
}

/** Creates the reviews of what is signed, and loads the first one. */
export function createIntents<I>(review: (signal: AbortSignal) => Promise<I>): Intents<I> {
  const store = createStore<IntentState<I>>(() => ({ intent: null, error: null }));
  const abort = new AbortController();
  const change = (next: Partial<IntentState<I>>): void => {
    if (!abort.signal.aborted) store.set({ ...store.get(), ...next });
  };
  const renew = async (): Promise<I> => {
    change({ error: null });
    try {
      const intent = await review(abort.signal);
      change({ intent });
      return intent;
    } catch (error) {
      if (isBillfoldError(error)) change({ error });
      throw error;
    }
  };
  // The state has the error.
  renew().catch(() => undefined);
  return {
    getState: store.get,
    subscribe: store.subscribe,
    renew,
    dispose: () => abort.abort(),
  };
}
