import type { DeviceSummary, User } from '../../contract/auth/auth.ts';
import type { BillfoldClient } from '../../create-client.ts';
import type { AnyBillfoldError } from '../../errors/error-kinds.ts';
import { toBillfoldError } from '../../errors/to-billfold-error.ts';
import { normalizeEmail } from '../../session/email-address.ts';
import type { Session } from '../../session/session.ts';
import { createFlowStore, type Flow } from '../flow.ts';
import { isFine } from '../refused-field.ts';
import { settleOnce } from '../settle-once.ts';
import { reduceSignUp } from './sign-up-reducer.ts';
import { validateSignUp } from './sign-up-selectors.ts';
import {
  initialSignUp,
  type SignUpEvent,
  type SignUpState,
  type SignUpValues,
} from './sign-up-state.ts';

export interface SignUpActions {
  change(change: Partial<SignUpValues>): void;
  /** Another password is being typed: what was said of the last one no longer holds. */
  clearPasswordError(): void;
  /** The password is used for one call and kept nowhere. A second call while one runs is ignored. */
  submit(password: string): Promise<void>;
}
export type SignUpResult =
  | { readonly status: 'registered'; readonly user: User }
  | { readonly status: 'dismissed' };

export interface SignUpFlowOptions {
  readonly session: Pick<Session, 'signIn'>;
  readonly device: DeviceSummary;
  readonly referralCode: string | null;
  readonly onError?: (error: AnyBillfoldError) => void;
}

/**
 * Creates the flow of the sign-up form. Its response already signs in; the wait for the verified
 * email follows (`createEmailWaitFlow`).
 */
export function createSignUpFlow(
  client: BillfoldClient,
  { session, device, referralCode, onError }: SignUpFlowOptions,
): Flow<SignUpState, SignUpActions, SignUpResult> {
  const store = createFlowStore<SignUpState, SignUpEvent>(initialSignUp, reduceSignUp);
  const abort = new AbortController();
  const result = settleOnce<SignUpResult>();

  async function submit(password: string): Promise<void> {
    const { status, values } = store.get();
    if (status !== 'editing') return;
    const invalid = validateSignUp(values, password);
    if (!isFine(invalid)) return store.dispatch({ type: 'refused', invalid });
    store.dispatch({ type: 'submitted' });
    try {
      const body = { ...registration(values), password, referralCode, device };
      const data = await client.auth.register(body, { signal: abort.signal });
      if (abort.signal.aborted) return;
      store.dispatch({ type: 'registered' });
      result.settle({ status: 'registered', user: data.user });
      session.signIn(data.accessToken);
    } catch (cause) {
      if (abort.signal.aborted) return;
      const error = toBillfoldError(cause);
      store.dispatch({ type: 'failed', error });
      onError?.(error);
    }
  }
  return {
    getState: store.get,
    subscribe: store.subscribe,
    result: result.promise,
    actions: {
      change: (change) => store.dispatch({ type: 'changed', change }),
      clearPasswordError: () => store.dispatch({ type: 'password-changed' }),
      submit,
    },
    dispose: () => {
      abort.abort();
      result.settle({ status: 'dismissed' });
    },
  };
}

function registration(values: SignUpValues) {
  return {
    name: values.name.trim(),
    email: normalizeEmail(values.email),
    accountType: values.accountType,
    acceptTerms: true,
  } as const;
}
