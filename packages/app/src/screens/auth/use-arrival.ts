import type { Provider } from '@billfold/core/contract';
import type { SignInActions, SignInState } from '@billfold/core/internal';
import { useEffect, useState } from 'react';
import { useServices } from '../../services/services-context.ts';
import {
  forgetProviderReturn,
  isAnswering,
  type ProviderReturn,
  readProviderReturn,
  readStarted,
} from './provider-login.ts';

export interface SignInFlow {
  getState(): SignInState;
  subscribe(listener: () => void): () => void;
  readonly actions: SignInActions;
}

/** Error of a sign-in with a provider that ended before it came back here. */
export interface ArrivalProblem {
  readonly key:
    | 'auth.signIn.providerTaken'
    | 'auth.signIn.providerUnverified'
    | 'auth.signIn.providerFailed';
  readonly provider: Provider | 'unknown';
}

/**
 * Signs in with a provider's answer or with a token for one exchange, where the page was opened with
 * one. Returns the error of the way here; null without one.
 */
export function useArrival(flow: SignInFlow): ArrivalProblem | null {
  const { handoff, wantedPath } = useServices();
  const [returned] = useState(() => readProviderReturn(window));
  useEffect(() => {
    if (returned.status === 'none') return;
    forgetProviderReturn(window);
    if (returned.status !== 'answered') return;
    if (returned.wantedPath !== null && wantedPath.peek() === null)
      wantedPath.remember(returned.wantedPath);
    const { provider, answer, referralCode } = returned;
    if (isAnswering(provider)) void flow.actions.arrive({ from: provider, answer, referralCode });
  }, [flow, returned, wantedPath]);
  useEffect(() => {
    const { token } = handoff.get();
    if (token === null) return;
    const referralCode = readStarted(window)?.referralCode ?? null;
    void flow.actions.arrive({ from: 'link', handoffToken: token, referralCode });
    return flow.subscribe(() => {
      const { step, status } = flow.getState();
      if (step === 'credentials' && status === 'editing') handoff.clear();
    });
  }, [flow, handoff]);
  return problemOf(returned);
}

function problemOf(returned: ProviderReturn): ArrivalProblem | null {
  if (returned.status !== 'failed') return null;
  return { key: problemKey(returned.code), provider: returned.provider ?? 'unknown' };
}

function problemKey(code: string | null): ArrivalProblem['key'] {
  switch (code) {
    case 'connect_first':
    case 'email_taken':
      return 'auth.signIn.providerTaken';
    case 'provider_email_unverified':
      return 'auth.signIn.providerUnverified';
    default:
      return 'auth.signIn.providerFailed';
  }
}
