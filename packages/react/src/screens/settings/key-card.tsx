'use client';
import { type ReactElement, useState } from 'react';
import { useIsOwner, useScope } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { useWallet } from '../../context/wallet-context.ts';
import { ResetCloudPasswordDialog } from '../../dialogs/reset-password/reset-cloud-password-dialog.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { SettingRow } from '../../ui/setting-row/setting-row.tsx';
import { SecretDialog } from '../form/secret-dialog.tsx';
import { ChangeKeyPasswordForm } from './change-key-password-form.tsx';
import { RevealSeedPhrase } from './reveal-seed-phrase.tsx';
import { SendProtectionRow } from './send-protection-row.tsx';
import { SigningRow } from './signing-row.tsx';

/** The two ways to sign for the wallet, and what sending asks for besides. */
export function KeyCard(): ReactElement {
  const t = useTranslate();
  const { signLocally } = useWallet();
  const isOwner = useIsOwner();
  const canReset = useScope('reset-password');
  const canSave = useScope('wallets:write');
  return (
    <Card title={t('walletSettings.keys')}>
      {canReset && <PasswordRow canChange={isOwner} />}
      {isOwner && <SeedPhraseRow />}
      {signLocally && canSave && <SigningRow />}
      {isOwner && <SendProtectionRow />}
    </Card>
  );
}

function PasswordRow({ canChange }: { readonly canChange: boolean }): ReactElement {
  const t = useTranslate();
  const [isChanging, setIsChanging] = useState(false);
  const close = (): void => setIsChanging(false);
  return (
    <SettingRow title={t('walletSettings.password')} hint={t('walletSettings.password.text')}>
      {canChange && (
        <Button aria-haspopup="dialog" onClick={() => setIsChanging(true)}>
          {t('walletSettings.password.change')}
        </Button>
      )}
      <ResetCloudPasswordDialog trigger={<Button>{t('walletSettings.password.reset')}</Button>} />
      <SecretDialog title={t('walletSettings.password.change')} open={isChanging} onClose={close}>
        <ChangeKeyPasswordForm onClose={close} />
      </SecretDialog>
    </SettingRow>
  );
}

function SeedPhraseRow(): ReactElement {
  const t = useTranslate();
  const [isAsking, setIsAsking] = useState(false);
  const close = (): void => setIsAsking(false);
  return (
    <SettingRow title={t('walletSettings.seed')} hint={t('walletSettings.seed.text')}>
      <Button icon={icons.eye} aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
        {t('walletSettings.seed.open')}
      </Button>
      <SecretDialog title={t('walletSettings.seed.title')} open={isAsking} onClose={close}>
        <RevealSeedPhrase onClose={close} />
      </SecretDialog>
    </SettingRow>
  );
}
