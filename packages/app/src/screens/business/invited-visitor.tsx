import { useTranslate } from '@billfold/react';
import { Button } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { useServices } from '../../services/services-context.ts';
import * as css from './business.css.ts';

/** The ways to the session that an invitation needs; both come back to it. */
export function InvitedVisitor({ token }: { readonly token: string }): ReactElement {
  const t = useTranslate();
  const [, navigate] = useLocation();
  const { wantedPath } = useServices();
  const go = (path: string): void => {
    // In memory only: the link opens a business.
    wantedPath.remember(invitationPath(token));
    navigate(path);
  };
  return (
    <>
      <p>{t('invitation.signInFirst')}</p>
      <div className={css.begin}>
        <Button variant="primary" onClick={() => go('/auth/sign-in')}>
          {t('invitation.signIn')}
        </Button>
        <Button onClick={() => go('/auth/sign-up')}>{t('invitation.signUp')}</Button>
      </div>
    </>
  );
}

export function invitationPath(token: string): string {
  return `/account/invitation?${new URLSearchParams({ token })}`;
}
