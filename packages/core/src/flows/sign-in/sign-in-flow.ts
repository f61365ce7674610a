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
  /** Anything but being asked for a code, which is no failure (spec §8). */
  readonly onError?: (error: AnyBillfoldError) => void;
}

/**
 * Sign-in by email and password or by what came back from a provider, and by a code where one is
 * asked for (product.md 3.1). The access token goes straight to the session.
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
