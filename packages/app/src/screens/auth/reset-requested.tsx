import { repeat } from '@billfold/core/flows';
import { useNotify, useTranslate } from '@billfold/react';
import { Button } from '@billfold/react/internal';
import { type ReactElement, useEffect, useState } from 'react';
import { useServices } from '../../services/services-context.ts';
import { PageLink } from '../../shell/page-link.tsx';
import { Screen } from '../../shell/screen.tsx';
import * as css from './auth.css.ts';
import { OutboxNotice } from './outbox-notice.tsx';

/** Seconds between two reset mails. */
const resendSeconds = 60;

export interface ResetRequestedProps {
  readonly email: string;
  readonly isBusy: boolean;
  /** True when another mail was asked for. */
  readonly onResend: () => Promise<boolean>;
  readonly onOtherEmail: () => void;
}

/** Tells nothing of whether there is such an account. */
export function ResetRequested(props: ResetRequestedProps): ReactElement {
  const { email, isBusy, onResend, onOtherEmail } = props;
  const t = useTranslate();
  const notify = useNotify();
  const { secondsLeft, restart } = useCountdown(resendSeconds);
  const resend = async (): Promise<void> => {
    if (!(await onResend())) return;
    notify.success(t('newPassword.request.resent'));
    restart();
  };
  const [before, after] = t('newPassword.request.sent').split('{email}');
  return (
    <Screen title={t('newPassword.request.sentTitle')}>
      <div className={css.stack}>
        <p role="status">
          {before}
          <span className={css.strong}>{email}</span>
          {after}
        </p>
        <p className={css.muted}>{t('newPassword.request.sentHint')}</p>
        <OutboxNotice />
        <div className={css.row}>
          <Button disabled={secondsLeft > 0} busy={isBusy} onClick={() => void resend()}>
            {secondsLeft > 0
              ? t('newPassword.request.resendIn', { seconds: secondsLeft })
              : t('newPassword.request.resend')}
          </Button>
          <Button variant="plain" disabled={isBusy} onClick={onOtherEmail}>
            {t('newPassword.request.otherEmail')}
          </Button>
        </div>
        <p className={css.aside}>
          <PageLink href="/auth/sign-in">{t('newPassword.toSignIn')}</PageLink>
        </p>
      </div>
    </Screen>
  );
}

function useCountdown(seconds: number) {
  const { schedule } = useServices().client.platform;
  const [secondsLeft, setSecondsLeft] = useState(seconds);
  useEffect(
    () =>
      repeat({
        schedule,
        restMs: () => 1_000,
        task: () => setSecondsLeft((left) => Math.max(0, left - 1)),
      }),
    [schedule],
  );
  return { secondsLeft, restart: () => setSecondsLeft(seconds) };
}
