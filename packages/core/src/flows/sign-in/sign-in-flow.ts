import type { DeviceSummary, User } from '../../contract/auth/auth.ts';
import type { BillfoldClient } from '../../create-client.ts';
import type { AnyBillfoldError } from '../../errors/error-kinds.ts';
import type { Session } from '../../session/session.ts';
import { createFlowStore, type Flow } from '../flow.ts';
import { settleOnce } from '../settle-once.ts';
import { createLogIn } from './log-in.ts';
import { reduceSignIn } from './sign-in-reducer.ts';
import { initialSignIn, type SignInEvent, type SignInState } from './sign-in-state.ts';
import { createSignInSteps, type SignInActions } from './sign-in-steps.ts';

export type SignInResult =
  | { readonly status: 'signed-in'; readonly user: User }
  | { readonly status: 'dismissed' };

export interface SignInFlowOptions {
  readonly session: Pick<Session, 'signIn'>;
  readonly device: DeviceSummary;
  /** Called with any error except the request for a code, which is a step of signing in. */
  readonly onError?: (error: AnyBillfoldError) => void;
}

/**
 * Creates the sign-in flow: email and password or the proof of a provider, then a two-factor code
 * where the user has one. The access token goes straight to the session.
 */
export function createSignInFlow(
  client: BillfoldClient,
  { session, device, onError }: SignInFlowOptions,
): Flow<SignInState, SignInActions, SignInResult> {
  const store = createFlowStore<SignInState, SignInEvent>(initialSignIn, reduceSignIn);
  const abort = new AbortController();
  const result = settleOnce<SignInResult>();
  const steps = createSignInSteps({
    store,
    logIn: createLogIn(client, { device, signal: abort.signal }),
    onSignedIn: ({ user, accessToken }) => {
      result.settle({ status: 'signed-in', user });
      session.signIn(accessToken);
    },
    onError,
  });
  return {
    getState: store.get,
    subscribe: store.subscribe,
    result: result.promise,
    actions: steps.actions,
    dispose: () => {
      abort.abort();
      steps.forget();
      result.settle({ status: 'dismissed' });
    },
  };
}
