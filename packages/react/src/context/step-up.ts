import { isErrorCode } from '@billfold/core';
import { type Confirm, createStore, type Store } from '@billfold/core/flows';

/** Parts of a proof of identity; without any the user has to sign in again. */
export interface ProofParts {
  readonly password: boolean;
  readonly code: boolean;
}

/** State of the one step-up dialog of a provider. */
export interface StepUp extends Pick<Store<StepUpState>, 'get' | 'subscribe'> {
  /** Makes a call, and opens the dialog where the service wants proof. */
  readonly confirm: Confirm;
  /** Closes the dialog: the call is repeated, or given up. */
  readonly settle: (isProved: boolean) => void;
}
export interface StepUpState {
  /** Null while the dialog is closed. */
  readonly missing: ProofParts | null;
}

/** Creates the state of a closed dialog. A second call that wants proof meanwhile is refused. */
export function createStepUp(): StepUp {
  const store = createStore<StepUpState>(() => ({ missing: null }));
  let answer: ((isProved: boolean) => void) | null = null;
  const ask = (missing: ProofParts): Promise<boolean> =>
    new Promise((resolve) => {
      answer = resolve;
      store.set({ missing });
    });
  return {
    get: store.get,
    subscribe: store.subscribe,
    confirm: async (call) => {
      try {
        return { answer: await call() };
      } catch (error) {
        const missing = missingProof(error);
        if (missing === null || answer !== null) throw error;
        return (await ask(missing)) ? { answer: await call() } : null;
      }
    },
    settle: (isProved) => {
      const resolve = answer;
      answer = null;
      if (store.get().missing !== null) store.set({ missing: null });
      resolve?.(isProved);
    },
  };
}

/** Returns the parts that the service found missing; null for any other error. */
export function missingProof(error: unknown): ProofParts | null {
  if (!isErrorCode(error, 'api') || error.serverCode !== 'step_up_required') return null;
  const has = (field: string): boolean => Object.hasOwn(error.fields, field);
  return { password: has('password'), code: has('code') };
}
