import { useTranslate } from '@billfold/react';
import { useStore } from '@billfold/react/hooks';
import { Button, Notice } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../services/services-context.ts';
import * as css from './shell.css.ts';

/** Notice that a link has replaced the session. Stays until it is closed, because a deposit could go to a wallet that a stranger's link selected. */
export function SessionReplacedNotice(): ReactElement | null {
  const t = useTranslate();
  const { user, sessionReplaced } = useServices();
  const email = useStore(user).data?.email;
  const { isReplaced } = useStore(sessionReplaced);
  if (!isReplaced || email === undefined) return null;
  const close = (): void => {
    window.history.replaceState(null, '');
    sessionReplaced.set({ isReplaced: false });
  };
  return (
    <div className={css.notice}>
      <Notice tone="warning" title={t('shell.signedInAs', { email })}>
        {t('shell.signedInAs.text')}
        <div className={css.noticeAction}>
          <Button size="sm" onClick={close}>
            {t('common.close')}
          </Button>
        </div>
      </Notice>
    </div>
  );
}
