'use client';
import type { ReactElement } from 'react';
import { problemText } from '../../context/problem-text.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { useResource } from '../../state/use-store.ts';
import { SettingSwitch } from '../../ui/setting-row/setting-switch.tsx';
import { useWalletSettings } from './use-wallet-settings.ts';

/** Switch between signing in this browser and signing on the server. */
export function SigningRow(): ReactElement {
  const t = useTranslate();
  const { resource, save, failure } = useWalletSettings();
  const settings = useResource(resource).data;
  return (
    <SettingSwitch
      title={t('walletSettings.signing')}
      hint={t('walletSettings.signing.text')}
      checked={settings?.signing === 'local'}
      disabled={settings === undefined}
      error={failure && problemText(failure, t)}
      onSave={(isLocal) => save({ signing: isLocal ? 'local' : 'hosted' })}
    />
  );
}
