import { isErrorCode } from '@billfold/core';
import { maskEmail } from '@billfold/core/internal';
import type { InvitationPreview } from '@billfold/core/payments';
import { useNotify, useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import { Button, FormFailure, Notice, useForm } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { useServices } from '../../services/services-context.ts';
import { PageLinkButton } from '../../shell/page-link.tsx';
import * as css from './business.css.ts';
import { InvitationOver } from './invitation-over.tsx';
import { invitationPath } from './invited-visitor.tsx';

export interface AcceptInvitationProps {
  readonly token: string;
  readonly preview: InvitationPreview;
}

/** Asks the signed-in user once; then the business is theirs to open. */
export function AcceptInvitation({ token, preview }: AcceptInvitationProps): ReactElement {
  const t = useTranslate();
  const [, navigate] = useLocation();
  const { user, wantedPath } = useServices();
  const { data } = useResource(user);
  const { state, accept } = useAccept(token, preview.businessName);
  const email = data?.email ?? '';
  const verify = (): void => {
    wantedPath.remember(invitationPath(token));
    navigate('/auth/sign-up');
  };
  const code = isErrorCode(state.failure, 'api') ? state.failure.serverCode : undefined;
  if (isErrorCode(state.failure, 'api') && code?.startsWith('invitation_') && code !== forAnother)
    return <InvitationOver failure={state.failure} />;
  if (data && !data.isEmailVerified)
    return (
      <>
        <Notice tone="warning">{t('invitation.unverified')}</Notice>
        <Button variant="primary" onClick={verify}>
          {t('invitation.verify')}
        </Button>
      </>
    );
  // The same mask can hide another address: the server compares the whole ones.
  const isOther = data !== undefined && !isMaskOf(preview.maskedEmail, email);
  if (isOther || code === forAnother)
    return <ForAnother token={token} email={email} invited={preview.maskedEmail} />;
  return (
    <>
      <FormFailure failure={state.failure} fields={[]} />
      <p className={css.muted}>{t('invitation.signedInAs', { email })}</p>
      <Button variant="primary" size="lg" wide busy={state.isBusy} onClick={() => void accept()}>
        {t('invitation.accept')}
      </Button>
      <OtherWays token={token} variant="quiet" />
    </>
  );
}

const isMaskOf = (masked: string, email: string): boolean =>
  maskEmail(email).toLowerCase() === masked.toLowerCase();

const forAnother = 'invitation_for_another';

interface ForAnotherProps {
  readonly token: string;
  readonly email: string;
  /** Masked address that the invitation is for. */
  readonly invited: string;
}

function ForAnother({ token, email, invited }: ForAnotherProps): ReactElement {
  const t = useTranslate();
  return (
    <>
      <Notice tone="warning" live title={t('invitation.another.title')}>
        {t('invitation.another.text', { email, invited })}
      </Notice>
      <OtherWays token={token} variant="primary" />
    </>
  );
}

interface OtherWaysProps {
  readonly token: string;
  readonly variant: 'primary' | 'quiet';
}

/** Ways that do not accept: another account, which comes back here after its sign-in, and the way home. */
function OtherWays({ token, variant }: OtherWaysProps): ReactElement {
  const t = useTranslate();
  const [, navigate] = useLocation();
  const { wantedPath, endSession } = useServices();
  const change = async (): Promise<void> => {
    await endSession();
    wantedPath.remember(invitationPath(token));
    navigate('/auth/sign-in');
  };
  return (
    <div className={css.begin}>
      <Button variant={variant} onClick={() => void change()}>
        {t('invitation.another.switch')}
      </Button>
      <PageLinkButton variant="plain" href="/">
        {t('invitation.leave')}
      </PageLinkButton>
    </div>
  );
}

function useAccept(token: string, name: string) {
  const t = useTranslate();
  const notify = useNotify();
  const [, navigate] = useLocation();
  const { business, session } = useServices();
  const { state, submit } = useForm<never>();
  const accept = async (): Promise<void> => {
    const done = await submit({}, () => business.call(({ team }) => team.acceptInvitation(token)));
    if (done === null) return;
    await business.list.refresh();
    session.selectBusiness(`${done.answer.businessId}`);
    notify.success(t('invitation.accepted', { name }));
    navigate('/payments/dashboard', { replace: true });
  };
  return { state, accept };
}
