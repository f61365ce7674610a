'use client';
import { type ReactElement, useState } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { ResetCloudPasswordDialog } from '../../dialogs/reset-password/reset-cloud-password-dialog.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { SecretDialog } from '../form/secret-dialog.tsx';
import { ChangeKeyPasswordForm } from './change-key-password-form.tsx';
import * as css from './settings.css.ts';

/** The cloud encryption password: change it with itself, or reset it with the seed phrase. */
export function KeyPasswordCard(): ReactElement {
  const t = useTranslate();
  const [isChanging, setIsChanging] = useState(false);
  const close = (): void => setIsChanging(false);
  return (
    <Card title={t('walletSettings.password')}>
      <div className={css.stack}>
        <p className={css.text}>{t('walletSettings.password.text')}</p>
        <div className={css.actions}>
          <Button aria-haspopup="dialog" onClick={() => setIsChanging(true)}>
            {t('walletSettings.password.change')}
          </Button>
          <ResetCloudPasswordDialog
            trigger={<Button>{t('walletSettings.password.reset')}</Button>}
          />
        </div>
      </div>
      <SecretDialog title={t('walletSettings.password.change')} open={isChanging} onClose={close}>
        <ChangeKeyPasswordForm onClose={close} />
      </SecretDialog>
    </Card>
  );
}
