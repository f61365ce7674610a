import type { LiveUpdate } from '../contract/wallets/live-updates.ts';

/** Source of live updates, which notifies its subscribers while it is connected. */
export interface LiveSource {
  get(): { readonly isConnected: boolean };
  subscribe(listener: () => void): () => void;
  /** Calls `listener` for each change, until the function that it answers is called. */
  listen(listener: (update: LiveUpdate) => void): () => void;
}
