import type { BillfoldClient } from '@billfold/core';
import { createStore, type Store } from '@billfold/core/flows';

/** The request id of the last call that failed on this page, for support. */
export type LastFailure = Store<{ readonly requestId: string | null }>;

export function createLastFailure({ on }: Pick<BillfoldClient, 'on'>): LastFailure {
  const store = createStore<{ readonly requestId: string | null }>(() => ({ requestId: null }));
  on('error', ({ requestId }) => {
    if (requestId !== undefined) store.set({ requestId });
  });
  return store;
}
