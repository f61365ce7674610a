import type { User } from '@billfold/core/contract';
import type { Translate } from '@billfold/core/i18n';
import { accountTexts, createEmailWaitFlow, type Resend } from '@billfold/core/internal';
import { useNotify, useTranslate } from '@billfold/react';
import { useFlow } from '@billfold/react/hooks';
import {
  Button,
  EmptyState,
  icons,
  useOwnFlow,
  useReportProblem,
  useTexts,
} from '@billfold/react/internal';
import { type ReactElement, useEffect, useState } from 'react';
import { useServices } from '../../services/services-context.ts';
import { Screen } from '../../shell/screen.tsx';
import { useSignOut } from '../../shell/use-sign-out.ts';
import { ChangeEmailDialog } from '../account/settings/change-email-dialog.tsx';
import * as css from './auth.css.ts';
import { OutboxNotice } from './outbox-notice.tsx';

export interface CheckEmailProps {
  readonly user: User;
  /** Says why before a wallet is created, and offers no way out of the session, which is the host's. */
  readonly embedded?: boolean;
}

/** 'Check your email', until the link in it has been opened, here or elsewhere. */
export function CheckEmail({ user, embedded = false }: CheckEmailProps): ReactElement {
  useTexts(accountTexts);
  const t = useTranslate();
  const notify = useNotify();
  const [isChanging, setIsChanging] = useState(false);
  const isElsewhere = useIsElsewhere(user);
  const { flow, isVerified } = useEmailWait(user, isElsewhere);
  const { resend } = useFlow(flow);
  if (isElsewhere) return <Elsewhere />;
  if (isVerified)
    return (
      <Screen title={t('auth.allSet.title')}>
        <EmptyState icon={icons.check} title={t('auth.allSet.text')} />
      </Screen>
    );
  const sendAgain = async (): Promise<void> => {
    if (await flow.actions.resend()) notify.success(t('auth.checkEmail.resent'));
  };
  const [before, after] = t('auth.checkEmail.text').split('{email}');
  return (
    <Screen
      title={t('auth.checkEmail.title')}
      lead={embedded ? t('auth.checkEmail.embedded') : undefined}
    >
      <div className={css.stack}>
        <p>
          {before}
          <span className={css.strong}>{user.email}</span>
          {after}
        </p>
        <p className={css.muted}>{t('auth.checkEmail.waiting')}</p>
        <OutboxNotice />
        <div className={css.row}>
          <Button
            disabled={resend.status === 'counting'}
            busy={resend.status === 'sending'}
            onClick={() => void sendAgain()}
          >
            {resendText(resend, t)}
          </Button>
          <Button aria-haspopup="dialog" onClick={() => setIsChanging(true)}>
            {t('accountGeneral.email.change')}
          </Button>
          {!embedded && <SignOutButton />}
        </div>
        <ChangeEmailDialog open={isChanging} onClose={() => setIsChanging(false)} />
      </div>
    </Screen>
  );
}

function SignOutButton(): ReactElement {
  const t = useTranslate();
  const { isBusy, signOut } = useSignOut();
  return (
    <Button variant="plain" busy={isBusy} onClick={() => void signOut()}>
      {t('auth.signOut')}
    </Button>
  );
}

/** Two tabs that both go on would make two wallets. */
function Elsewhere(): ReactElement {
  const t = useTranslate();
  const { user } = useServices();
  const [isBusy, setIsBusy] = useState(false);
  const goOn = async (): Promise<void> => {
    setIsBusy(true);
    await user.refresh();
    setIsBusy(false);
  };
  return (
    <Screen title={t('auth.allSet.title')}>
      <EmptyState
        role="status"
        icon={icons.check}
        title={t('auth.allSet.elsewhere')}
        action={
          <Button busy={isBusy} onClick={() => void goOn()}>
            {t('auth.allSet.goOnHere')}
          </Button>
        }
      />
    </Screen>
  );
}

/** Returns true when the tab that the link opened continues with this user. */
function useIsElsewhere({ id }: User): boolean {
  const { verifiedElsewhere, wantedPath } = useServices();
  const [isElsewhere, setIsElsewhere] = useState(false);
  useEffect(
    () =>
      verifiedElsewhere.subscribe((userId) => {
        if (userId !== id) return null;
        setIsElsewhere(true);
        return wantedPath.peek();
      }),
    [verifiedElsewhere, wantedPath, id],
  );
  return isElsewhere;
}

function resendText(resend: Resend, t: Translate): string {
  return resend.status === 'counting'
    ? t('auth.checkEmail.resendIn', { seconds: resend.seconds })
    : t('auth.checkEmail.resend');
}

/**
 * Asks on its own and on focus; once verified it shows so for 1.5 s, and the guard leads on. In that
 * time another tab of this browser has told that it goes on.
 */
function useEmailWait(user: User, isElsewhere: boolean) {
  const services = useServices();
  const onError = useReportProblem();
  const flow = useOwnFlow(() => createEmailWaitFlow(services.client, { user, onError }));
  const isVerified = useFlow(flow).status === 'verified';
  useEffect(() => (isElsewhere ? undefined : flow.actions.watch()), [flow, isElsewhere]);
  useEffect(() => {
    const check = (): void => void flow.actions.check();
    window.addEventListener('focus', check);
    return () => window.removeEventListener('focus', check);
  }, [flow]);
  useEffect(() => {
    if (!isVerified || isElsewhere) return;
    return services.client.platform.schedule(() => void services.user.refresh(), 1_500);
  }, [isVerified, isElsewhere, services]);
  return { flow, isVerified };
}
