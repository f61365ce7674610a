'use client';
import { type ReactElement, useState } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { SecretDialog } from '../form/secret-dialog.tsx';
import { DeleteWalletForm } from './delete-wallet-form.tsx';
import * as css from './settings.css.ts';
import { useShownWallet } from './use-shown-wallet.ts';

export function DeleteWalletCard(): ReactElement {
  const t = useTranslate();
  const wallet = useShownWallet();
  const [isAsking, setIsAsking] = useState(false);
  const close = (): void => setIsAsking(false);
  return (
    <Card title={t('walletSettings.delete')}>
      <div className={css.stack}>
        <p className={css.text}>{t('walletSettings.delete.text')}</p>
        <p className={css.text}>{t('walletSettings.delete.coins')}</p>
        <div>
          <Button
            variant="danger"
            aria-haspopup="dialog"
            disabled={wallet === undefined}
            onClick={() => setIsAsking(true)}
          >
            {t('walletSettings.delete.open')}
          </Button>
        </div>
      </div>
      <SecretDialog title={t('walletSettings.delete')} open={isAsking} onClose={close}>
        {wallet && <DeleteWalletForm wallet={wallet} onClose={close} />}
      </SecretDialog>
    </Card>
  );
}
