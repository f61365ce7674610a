import type { BillfoldClient } from '../../create-client.ts';
import { createFlowStore, type Flow } from '../flow.ts';
import { settleOnce } from '../settle-once.ts';
import {
  checkPhrase,
  type ResetPasswordContext,
  type ResetPasswordFlowOptions,
  resetPassword,
} from './reset-password-effects.ts';
import { reduceResetPassword } from './reset-password-reducer.ts';
import type { ResetPasswordEntries } from './reset-password-selectors.ts';
import {
  initialResetPassword,
  type ResetPasswordEvent,
  type ResetPasswordField,
  type ResetPasswordState,
} from './reset-password-state.ts';

export interface ResetPasswordActions {
  /** Clears the errors of a field, when it is edited. */
  clearErrors(field: ResetPasswordField): void;
  /** Validates the phrase and continues to the password. The phrase is not stored. */
  checkPhrase(seedPhrase: string): Promise<void>;
  back(): void;
  /** Resets the password. Stores no secret; a second call while one runs is ignored. */
  resetPassword(entered: ResetPasswordEntries): Promise<void>;
}
export type ResetPasswordResult = { readonly status: 'done' } | { readonly status: 'dismissed' };

/**
 * Creates the Reset Cloud Encryption Password dialog without a screen (R-RPW).
 * @example
 * const flow = createResetPasswordFlow(client, { walletId, loadWords: loadEnglishWords });
 * await flow.actions.checkPhrase(phrase);
 * console.log(flow.getState().step, flow.getState().phraseProblem);
 */
export function createResetPasswordFlow(
  client: BillfoldClient,
  options: ResetPasswordFlowOptions,
): Flow<ResetPasswordState, ResetPasswordActions, ResetPasswordResult> {
  const store = createFlowStore<ResetPasswordState, ResetPasswordEvent>(
    initialResetPassword,
    reduceResetPassword,
  );
  const abort = new AbortController();
  const result = settleOnce<ResetPasswordResult>();
  const context: ResetPasswordContext = { client, options, store, signal: abort.signal };

  return {
    getState: store.get,
    subscribe: store.subscribe,
    result: result.promise,
    actions: {
      clearErrors: (field) => store.dispatch({ type: 'field-changed', field }),
      checkPhrase: (seedPhrase) => checkPhrase(context, seedPhrase),
      back: () => store.dispatch({ type: 'went-back' }),
      resetPassword: async (entered) => {
        await resetPassword(context, entered);
        if (store.get().step === 'done') result.settle({ status: 'done' });
      },
    },
    dispose: () => {
      abort.abort();
      result.settle({ status: 'dismissed' });
    },
  };
}
