import type { BillfoldClient } from '../../create-client.ts';
import type { AnyBillfoldError } from '../../errors/error-kinds.ts';
import { toBillfoldError } from '../../errors/to-billfold-error.ts';
import { createFlowStore, type Flow } from '../flow.ts';
import { settleOnce } from '../settle-once.ts';

/** The token is no part of it: it is an argument of `verify`. */
export interface VerifyEmailState {
  readonly status: 'verifying' | 'verified' | 'failed';
}
export type VerifyEmailEvent = { readonly type: 'verified' } | { readonly type: 'failed' };

export interface VerifyEmailActions {
  /** Consumes the token of the mail. Called again it does nothing: a token is good for one call. */
  verify(token: string): Promise<void>;
}
export type VerifyEmailResult =
  | { readonly status: 'verified' }
  | { readonly status: 'failed'; readonly error: AnyBillfoldError | null }
  | { readonly status: 'dismissed' };

/** Creates the flow of the screen behind the link in the verification mail. */
export function createVerifyEmailFlow(
  client: BillfoldClient,
): Flow<VerifyEmailState, VerifyEmailActions, VerifyEmailResult> {
  const store = createFlowStore<VerifyEmailState, VerifyEmailEvent>(
    () => ({ status: 'verifying' }),
    reduceVerifyEmail,
  );
  const result = settleOnce<VerifyEmailResult>();
  let isAsked = false;
  let isDisposed = false;

  function fail(error: AnyBillfoldError | null): void {
    if (isDisposed) return;
    store.dispatch({ type: 'failed' });
    result.settle({ status: 'failed', error });
  }
  async function verify(token: string): Promise<void> {
    if (isAsked) return;
    isAsked = true;
    if (token === '') return fail(null);
    try {
      // Not aborted on dispose: the mail's link is spent by this call and by no other.
      await client.auth.verifyEmail({ token });
      if (isDisposed) return;
      store.dispatch({ type: 'verified' });
      result.settle({ status: 'verified' });
    } catch (cause) {
      fail(toBillfoldError(cause));
    }
  }
  return {
    getState: store.get,
    subscribe: store.subscribe,
    result: result.promise,
    actions: { verify },
    dispose: () => {
      isDisposed = true;
      result.settle({ status: 'dismissed' });
    },
  };
}

export function reduceVerifyEmail(
  state: VerifyEmailState,
  event: VerifyEmailEvent,
): VerifyEmailState {
  return state.status === 'verifying' ? { status: event.type } : state;
}
