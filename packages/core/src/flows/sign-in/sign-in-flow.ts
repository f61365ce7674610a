import type { DeviceSummary, User } from '../../contract/auth.ts';
import type { BillfoldClient } from '../../create-client.ts';
import type { AnyBillfoldError } from '../../errors/error-kinds.ts';
import { normalizeEmail } from '../../session/email-address.ts';
import type { Session } from '../../session/session.ts';
import { toBillfoldError } from '../../state/resource.ts';
import { createFlowStore, type Flow } from '../flow.ts';
import { isFine } from '../refused-field.ts';
import { settleOnce } from '../settle-once.ts';
import { reduceSignIn } from './sign-in-reducer.ts';
import { judgeSignIn } from './sign-in-selectors.ts';
import { initialSignIn, type SignInEvent, type SignInState } from './sign-in-state.ts';

export interface SignInActions {
  setEmail(text: string): void;
  /** The password is used for one call and kept nowhere. A second call while one runs is ignored. */
  submit(password: string): Promise<void>;
}
export type SignInResult =
  | { readonly status: 'signed-in'; readonly user: User }
  | { readonly status: 'dismissed' };

export interface SignInFlowOptions {
  readonly session: Pick<Session, 'signIn'>;
  readonly device: DeviceSummary;
  readonly onError?: (error: AnyBillfoldError) => void;
}

/** Sign-in by email and password (product.md 3.1); the access token goes straight to the session. */
export function createSignInFlow(
  client: BillfoldClient,
  { session, device, onError }: SignInFlowOptions,
): Flow<SignInState, SignInActions, SignInResult> {
  const store = createFlowStore<SignInState, SignInEvent>(initialSignIn, reduceSignIn);
  const abort = new AbortController();
  const result = settleOnce<SignInResult>();

  async function submit(password: string): Promise<void> {
    const { status, email } = store.get();
    if (status !== 'editing') return;
    const invalid = judgeSignIn(email, password);
    if (!isFine(invalid)) return store.dispatch({ type: 'refused', invalid });
    store.dispatch({ type: 'submitted' });
    try {
      const body = { email: normalizeEmail(email), password, twoFactorCode: null, device };
      const { data } = await client.auth.logIn({ body }, { signal: abort.signal });
      if (abort.signal.aborted) return;
      store.dispatch({ type: 'signed-in' });
      result.settle({ status: 'signed-in', user: data.user });
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
    actions: { setEmail: (text) => store.dispatch({ type: 'email-changed', text }), submit },
    dispose: () => {
      abort.abort();
      result.settle({ status: 'dismissed' });
    },
  };
}
