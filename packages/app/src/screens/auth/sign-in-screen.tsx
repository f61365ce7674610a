import { type AnyBillfoldError, ApiError, isErrorCode } from '@billfold/core';
import {
  authTexts,
  createSignInFlow,
  describeDevice,
  signInFailure,
} from '@billfold/core/internal';
import { useNotify, useTranslate } from '@billfold/react';
import { useFlow, useStore } from '@billfold/react/hooks';
import { useOwnFlow, useReportProblem, useTexts } from '@billfold/react/internal';
import { type ReactElement, useEffect, useRef } from 'react';
import { useServices } from '../../services/services-context.ts';
import { Arriving } from './arriving.tsx';
import { CredentialsForm } from './credentials-form.tsx';
import { takeStartedLogin } from './provider-login.ts';
import { TwoFactorForm } from './two-factor-form.tsx';
import { useArrival } from './use-arrival.ts';
import { useSignInPath } from './use-sign-in-path.ts';
import { wasAnotherUser } from './was-another-user.ts';

/** Once the session is signed in, the guard leads on to where the user wanted to go. */
export function SignInScreen(): ReactElement {
  useTexts(authTexts);
  const { flow, exploreDemo } = useSignInFlow();
  const state = useFlow(flow);
  const { actions } = flow;
  useSignInPath(state, actions);
  const problem = useArrival(flow);
  const isExchange = useStore(useServices().handoff).token !== null;
  if (state.step === 'two-factor') return <TwoFactorForm state={state} actions={actions} />;
  if (isExchange) return <Arriving />;
  return <CredentialsForm {...{ state, actions, problem, exploreDemo }} />;
}

interface SignIn {
  readonly flow: ReturnType<typeof createSignInFlow>;
  /** Visitors of the demo are asked nothing on the way. */
  readonly exploreDemo: () => Promise<void>;
}

function useSignInFlow(): SignIn {
  const isDemo = useRef(false);
  const t = useTranslate();
  const notify = useNotify();
  const report = useReportProblem();
  const { client, session, questions, handoff, linkSignIn, wantedPath } = useServices();
  const onError = (error: AnyBillfoldError): void => {
    // The link has expired, not a session, so no other notice appears.
    if (isErrorCode(error, 'unauthorized'))
      notify.error(new ApiError({ messages: [signInFailure(error, t)] }));
    else report(error);
  };
  const flow: SignIn['flow'] = useOwnFlow(() => {
    const signIn = (accessToken: string): void => {
      const before = session.getAccessToken();
      const started = takeStartedLogin(window);
      const isByLink = handoff.get().token !== null && started === null;
      // One that was requested since then is newer.
      if (started?.wantedPath != null && wantedPath.peek() === null)
        wantedPath.remember(started.wantedPath);
      void flow.result.then(async (result) => {
        if (result.status !== 'signed-in') return;
        if (before === null) linkSignIn.set({ kind: isByLink ? 'opened' : null });
        else if (await wasAnotherUser(client, before, result.user))
          linkSignIn.set({ kind: 'replaced' });
      });
      if (!isDemo.current) questions.begin();
      session.signIn(accessToken);
    };
    const device = describeDevice(navigator.userAgent);
    return createSignInFlow(client, { session: { signIn }, device, onError });
  });
  useEffect(() => {
    void flow.result.then(({ status }) => {
      if (status === 'signed-in') handoff.clear();
    });
  }, [flow, handoff]);
  const exploreDemo = async (): Promise<void> => {
    isDemo.current = true;
    await flow.actions.exploreDemo();
    isDemo.current = false;
  };
  return { flow, exploreDemo };
}
