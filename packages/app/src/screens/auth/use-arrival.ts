import type { MessageKey } from '@billfold/core/i18n';
import type { SignInActions, SignInState } from '@billfold/core/internal';
import { useEffect, useState } from 'react';
import { useServices } from '../../services/services-context.ts';
import {
  forgetProviderReturn,
  isAnswering,
  type ProviderReturn,
  readProviderReturn,
} from './provider-login.ts';

export interface SignInFlow {
  getState(): SignInState;
  subscribe(listener: () => void): () => void;
  readonly actions: SignInActions;
}

/**
 * Signs in with what the page was opened with: a provider's answer, or a token for one exchange.
 * Answers what went wrong on the way here, in words; null when nothing did.
 */
export function useArrival(flow: SignInFlow): MessageKey | null {
  const { handoff, wantedPath } = useServices();
  const [returned] = useState(() => readProviderReturn(window));
  useEffect(() => {
    if (returned.status === 'none') return;
    forgetProviderReturn(window);
    if (returned.status !== 'answered') return;
    if (returned.wantedPath !== null) wantedPath.remember(returned.wantedPath);
    if (isAnswering(returned.provider))
      void flow.actions.arrive({ from: returned.provider, answer: returned.answer });
  }, [flow, returned, wantedPath]);
  useEffect(() => {
    const { token } = handoff.get();
    if (token === null) return;
    void flow.actions.arrive({ from: 'link', handoffToken: token });
    return flow.subscribe(() => {
      const { step, status } = flow.getState();
      if (step === 'credentials' && status === 'editing') handoff.clear();
    });
  }, [flow, handoff]);
  return problemOf(returned);
}

function problemOf(returned: ProviderReturn): MessageKey | null {
  if (returned.status !== 'failed') return null;
  switch (returned.code) {
    case 'connect_first':
    case 'email_taken':
      return 'auth.signIn.providerTaken';
    case 'provider_email_unverified':
      return 'auth.signIn.providerUnverified';
    default:
      return 'auth.signIn.providerFailed';
  }
}
