'use client';
import { type ReactElement, useState } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { SettingRow } from '../../ui/setting-row/setting-row.tsx';
import { SecretDialog } from '../form/secret-dialog.tsx';
import { DeleteWalletForm } from './delete-wallet-form.tsx';
import { useShownWallet } from './use-shown-wallet.ts';

export function DeleteWalletCard(): ReactElement {
  const t = useTranslate();
  const wallet = useShownWallet();
  const [isAsking, setIsAsking] = useState(false);
  const close = (): void => setIsAsking(false);
  return (
    <Card title={t('walletSettings.danger')}>
      <SettingRow
        title={t('walletSettings.delete')}
        hint={`${t('walletSettings.delete.text')} ${t('walletSettings.delete.coins')}`}
      >
        <Button
          variant="danger"
          aria-haspopup="dialog"
          disabled={wallet === undefined}
          onClick={() => setIsAsking(true)}
        >
          {t('walletSettings.delete.open')}
        </Button>
      </SettingRow>
      <SecretDialog title={t('walletSettings.delete')} open={isAsking} onClose={close}>
        {wallet && <DeleteWalletForm wallet={wallet} onClose={close} />}
      </SecretDialog>
    </Card>
  );
}
