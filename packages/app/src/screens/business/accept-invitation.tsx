import { isErrorCode } from '@billfold/core';
import { useNotify, useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import { Button, FormFailure, Notice, useForm } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { useServices } from '../../services/services-context.ts';
import * as css from './business.css.ts';
import { InvitationOver } from './invitation-over.tsx';
import { invitationPath } from './invited-visitor.tsx';

export interface AcceptInvitationProps {
  readonly token: string;
  readonly businessName: string;
}

/** Asks the signed-in user once; then the business is theirs to open. */
export function AcceptInvitation({ token, businessName }: AcceptInvitationProps): ReactElement {
  const t = useTranslate();
  const [, navigate] = useLocation();
  const { user, wantedPath } = useServices();
  const { data } = useResource(user);
  const { state, accept } = useAccept(token, businessName);
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
  if (code === forAnother) return <ForAnother token={token} email={email} />;
  return (
    <>
      <FormFailure failure={state.failure} fields={[]} />
      <p className={css.muted}>{t('invitation.signedInAs', { email })}</p>
      <Button variant="primary" size="lg" wide busy={state.isBusy} onClick={() => void accept()}>
        {t('invitation.accept')}
      </Button>
    </>
  );
}

const forAnother = 'invitation_for_another';

function ForAnother({ token, email }: { readonly token: string; readonly email: string }) {
  const t = useTranslate();
  const [, navigate] = useLocation();
  const { wantedPath, endSession } = useServices();
  const change = async (): Promise<void> => {
    await endSession();
    wantedPath.remember(invitationPath(token));
    navigate('/auth/sign-in');
  };
  return (
    <>
      <Notice tone="warning" live title={t('invitation.another.title')}>
        {t('invitation.another.text', { email })}
      </Notice>
      <Button variant="primary" onClick={() => void change()}>
        {t('invitation.another.switch')}
      </Button>
    </>
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
