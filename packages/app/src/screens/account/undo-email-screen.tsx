import { authTexts, newPasswordTexts } from '@billfold/core/internal';
import { useTranslate } from '@billfold/react';
import { Button, FormFailure, Notice, useForm, useTexts } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { useServices } from '../../services/services-context.ts';
import { isTokenOver } from '../../session/is-link-expired.ts';
import { useUrlToken } from '../../session/use-url-token.ts';
import { PageLinkButton } from '../../shell/page-link.tsx';
import { Screen } from '../../shell/screen.tsx';
import * as css from '../auth/auth.css.ts';
import { LinkOver } from '../auth/link-over.tsx';
import { OutboxNotice } from '../auth/outbox-notice.tsx';

/**
 * The page behind the link that the old address was sent. It asks first: a mail program that opens
 * links by itself must not end every session.
 */
export function UndoEmailScreen(): ReactElement {
  useTexts(authTexts, newPasswordTexts);
  const t = useTranslate();
  const token = useUrlToken();
  const { client, session } = useServices();
  const { state, submit } = useForm<never>();
  const [isDone, setIsDone] = useState(false);
  const undo = async (): Promise<void> => {
    const done = await submit({}, () => client.user.undoEmailChange({ token }));
    if (done === null) return;
    if (session.get().isSignedIn) session.signOut();
    setIsDone(true);
  };
  if (isDone) return <Undone />;
  if (token === '' || isTokenOver(state.failure))
    return (
      <Screen title={t('undoEmail.title')}>
        <LinkOver
          title={t('undoEmail.over.title')}
          text={t('undoEmail.over.text')}
          href="/auth/reset-password"
          action={t('undoEmail.over.reset')}
        />
      </Screen>
    );
  return (
    <Screen title={t('undoEmail.title')} lead={t('undoEmail.lead')}>
      <div className={css.stack}>
        <FormFailure failure={state.failure} fields={[]} />
        <Notice tone="warning">{t('undoEmail.effects')}</Notice>
        <Button variant="primary" size="lg" wide busy={state.isBusy} onClick={() => void undo()}>
          {t('undoEmail.submit')}
        </Button>
      </div>
    </Screen>
  );
}

function Undone(): ReactElement {
  const t = useTranslate();
  return (
    <Screen title={t('undoEmail.title')}>
      <div className={css.stack}>
        <Notice tone="success" live title={t('undoEmail.done.title')}>
          {t('undoEmail.done.text')}
        </Notice>
        <OutboxNotice />
        <PageLinkButton href="/auth/sign-in">{t('newPassword.toSignIn')}</PageLinkButton>
      </div>
    </Screen>
  );
}
