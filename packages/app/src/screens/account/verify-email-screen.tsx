import { ApiError } from '@billfold/core';
import { authTexts, createVerifyEmailFlow } from '@billfold/core/internal';
import { useNotify, useTranslate } from '@billfold/react';
import { useFlow, useStore } from '@billfold/react/hooks';
import {
  Button,
  LinkButton,
  Notice,
  Spinner,
  useOwnFlow,
  useReportProblem,
  useTexts,
} from '@billfold/react/internal';
import { type ReactElement, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { Services } from '../../services/services.ts';
import { useServices } from '../../services/services-context.ts';
import { Screen } from '../../shell/screen.tsx';
import * as css from '../auth/auth.css.ts';

/** The page behind the link in the verification mail. */
export function VerifyEmailScreen(): ReactElement {
  useTexts(authTexts);
  const t = useTranslate();
  const { status } = useVerification();
  return (
    <Screen title={t('auth.verifyEmail.title')}>
      {status === 'verifying' && (
        <div className={css.center}>
          <Spinner size={32} label={t('auth.verifyEmail.verifying')} />
          <p className={css.muted}>{t('auth.verifyEmail.verifying')}</p>
        </div>
      )}
      {status === 'verified' && (
        <Notice tone="success" live>
          {t('auth.verifyEmail.success')}
        </Notice>
      )}
      {status === 'failed' && <Failed />}
    </Screen>
  );
}

function Failed(): ReactElement {
  const t = useTranslate();
  const notify = useNotify();
  const report = useReportProblem();
  const { client, session } = useServices();
  const { isSignedIn } = useStore(session);
  const [isBusy, setIsBusy] = useState(false);
  const sendNewLink = async (): Promise<void> => {
    setIsBusy(true);
    await client.auth
      .resendVerification()
      .then(() => notify.success(t('auth.checkEmail.resent')), report)
      .finally(() => setIsBusy(false));
  };
  return (
    <div className={css.stack}>
      <Notice tone="danger" live title={t('auth.verifyEmail.failure')}>
        {t('auth.verifyEmail.failure.text')}
      </Notice>
      {isSignedIn ? (
        <Button variant="primary" busy={isBusy} onClick={() => void sendNewLink()}>
          {t('auth.verifyEmail.newLink')}
        </Button>
      ) : (
        <LinkButton variant="primary" href="/auth/sign-in">
          {t('auth.verifyEmail.signIn')}
        </LinkButton>
      )}
    </div>
  );
}

/**
 * The token leaves the address bar before the call. StrictMode runs the effect twice; the flow
 * spends the token once.
 */
function useVerification() {
  const t = useTranslate();
  const notify = useNotify();
  const [, navigate] = useLocation();
  const services = useServices();
  const [token] = useState(() => new URLSearchParams(window.location.search).get('token') ?? '');
  const flow = useOwnFlow(() => createVerifyEmailFlow(services.client));
  useEffect(() => {
    window.history.replaceState(null, '', window.location.pathname);
    void flow.actions.verify(token);
  }, [flow, token]);
  useEffect(() => {
    let isCurrent = true;
    void flow.result.then(async ({ status }) => {
      if (!isCurrent) return;
      if (status === 'failed')
        notify.error(new ApiError({ messages: [t('auth.verifyEmail.failure')] }));
      if (status !== 'verified') return;
      notify.success(t('auth.verifyEmail.success'));
      const { isSignedIn } = services.session.get();
      if (isSignedIn) await goOnHere(services);
      if (!isCurrent) return;
      navigate(isSignedIn ? '/auth/sign-up' : '/', { replace: true });
    });
    return () => {
      isCurrent = false;
    };
  }, [flow, navigate, notify, services, t]);
  return useFlow(flow);
}

/** The tab that waits for the mail leaves the rest to this one. The link may be another user's. */
async function goOnHere({ user, verifiedElsewhere, wantedPath }: Services): Promise<void> {
  await user.invalidate();
  // Nobody may have asked for the user yet.
  await user.load();
  const { data } = user.get();
  if (!data?.isEmailVerified) return;
  const wanted = await verifiedElsewhere.tell(data.id);
  if (wanted !== null && wantedPath.peek() === null) wantedPath.remember(wanted);
}
