import { type AnyBillfoldError, isBillfoldError } from '@billfold/core';
import { createStore } from '@billfold/core/flows';
import type { RefundIntent } from '@billfold/core/payments';

/** Review of a refund, as far as it was loaded. */
export interface RefundIntentState {
  /** The payment that is shown; null before the first one. */
  readonly intent: RefundIntent | null;
  /** Why the last one could not be loaded. */
  readonly error: AnyBillfoldError | null;
}

/** Reviews of a refund: the newest is shown, and is all that is signed. */
export interface RefundIntents {
  getState(): RefundIntentState;
  subscribe(listener: () => void): () => void;
  /** Reviews the refund as it would be sent now, and shows that. @throws {BillfoldError} */
  renew(): Promise<RefundIntent>;
  dispose(): void;
}

/** Creates the reviews of a refund, and loads the first one. */
export function createRefundIntents(
  review: (signal: AbortSignal) => Promise<RefundIntent>,
): RefundIntents {
  const store = createStore<RefundIntentState>(() => ({ intent: null, error: null }));
  const abort = new AbortController();
  const change = (next: Partial<RefundIntentState>): void => {
    if (!abort.signal.aborted) store.set({ ...store.get(), ...next });
  };
  const renew = async (): Promise<RefundIntent> => {
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
