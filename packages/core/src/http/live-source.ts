import type { LiveUpdate } from '../contract/wallets/live-updates.ts';

/** Tells of what changes as it happens, while it is connected. */
export interface LiveSource {
  get(): { readonly isConnected: boolean };
  subscribe(listener: () => void): () => void;
  /** Calls `listener` for each change, until the function that it answers is called. */
  listen(listener: (update: LiveUpdate) => void): () => void;
}
