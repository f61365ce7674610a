import type { ApiError } from '@billfold/core';
import { useTranslate } from '@billfold/react';
import type { ReactElement } from 'react';
import { LinkOver } from '../auth/link-over.tsx';

const reasons = ['invitation_used', 'invitation_revoked', 'invitation_expired'] as const;

/** In the place of an invitation that can no longer be accepted, with the reason. */
export function InvitationOver({ failure }: { readonly failure: ApiError }): ReactElement {
  const t = useTranslate();
  const reason = reasons.find((each) => each === failure.serverCode) ?? 'unknown';
  return (
    <LinkOver
      title={t(`invitation.${reason}.title`)}
      text={t(`invitation.${reason}.text`)}
      href="/"
      action={t('invitation.home')}
    />
  );
}
