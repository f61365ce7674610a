'use client';
import type { WalletSettings } from '@billfold/core/contract';
import type { ReactElement } from 'react';
import { problemText } from '../../context/problem-text.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { SettingSwitch } from '../../ui/setting-row/setting-switch.tsx';
import { useWalletSettings } from './use-wallet-settings.ts';

type Flag =
  | 'supportAccess'
  | 'hideBalances'
  | 'hideSmallBalances'
  | 'requireUnlockOnNewDevice'
  | 'spamFilter'
  | 'loadPrices';

export interface SettingFlagProps {
  readonly flag: Flag;
  readonly title: string;
  readonly hint?: string | undefined;
  readonly settings: WalletSettings;
  readonly onSaved?: (() => void) | undefined;
}

/** Switch of one wallet setting. */
export function SettingFlag({
  flag,
  title,
  hint,
  settings,
  onSaved,
}: SettingFlagProps): ReactElement {
  const t = useTranslate();
  const { save, failure } = useWalletSettings();
  return (
    <SettingSwitch
      title={title}
      hint={hint}
      checked={settings[flag]}
      error={failure && problemText(failure, t)}
      onSave={async (isOn) => {
        const isSaved = await save({ [flag]: isOn });
        if (isSaved) onSaved?.();
        return isSaved;
      }}
    />
  );
}
