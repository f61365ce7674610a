import type { BillfoldClient } from '../../create-client.ts';
import { createFlowStore, type Flow } from '../flow.ts';
import { settleOnce } from '../settle-once.ts';
import {
  type Unlocked,
  type UnlockFlowOptions,
  type UnlockSecret,
  unlock,
} from './unlock-effects.ts';
import { reduceUnlock } from './unlock-reducer.ts';
import {
  initialUnlock,
  type UnlockChoices,
  type UnlockEvent,
  type UnlockField,
  type UnlockState,
} from './unlock-state.ts';

export interface UnlockActions {
  change(change: Partial<UnlockChoices>): void;
  /** Clears the errors of a field, when it is edited. */
  clearErrors(field: UnlockField): void;
  /** The secret is used for one call and kept nowhere. A second call while one runs is ignored. */
  submit(secret: UnlockSecret): Promise<void>;
  /** Skips the unlock: without both secrets, receiving and settings stay available. */
  skip(): void;
}
export type UnlockResult =
  | ({ readonly status: 'unlocked' } & Unlocked)
  | { readonly status: 'skipped' }
  | { readonly status: 'dismissed' };

/** Creates the flow that proves once per new device that the sender has the wallet's key. */
export function createUnlockFlow(
  client: Pick<BillfoldClient, 'wallets'>,
  options: UnlockFlowOptions,
): Flow<UnlockState, UnlockActions, UnlockResult> {
  const store = createFlowStore<UnlockState, UnlockEvent>(initialUnlock, reduceUnlock);
  const abort = new AbortController();
  const result = settleOnce<UnlockResult>();
  const leave = (how: UnlockResult): void => {
    abort.abort();
    result.settle(how);
  };
  return {
    getState: store.get,
    subscribe: store.subscribe,
    result: result.promise,
    actions: {
      change: (change) => store.dispatch({ type: 'changed', change }),
      clearErrors: (field) => store.dispatch({ type: 'field-changed', field }),
      submit: async (secret) => {
        const unlocked = await unlock({ client, options, store, signal: abort.signal }, secret);
        if (unlocked !== null) result.settle({ status: 'unlocked', ...unlocked });
      },
      skip: () => leave({ status: 'skipped' }),
    },
    dispose: () => leave({ status: 'dismissed' }),
  };
}
