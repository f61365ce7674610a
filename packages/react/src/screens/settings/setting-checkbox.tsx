'use client';
import type { WalletSettings } from '@billfold/core/contract';
import type { ReactElement } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { FormFailure } from '../form/form-failure.tsx';
import { LoadedCard } from '../parts/loaded-card.tsx';
import { useWalletSettings } from './use-wallet-settings.ts';

type Flag =
  | 'supportAccess'
  | 'hideBalances'
  | 'hideSmallBalances'
  | 'requireUnlockOnNewDevice'
  | 'spamFilter';

export interface SettingCheckboxProps {
  readonly flag: Flag;
  readonly label: string;
  readonly settings: WalletSettings;
}

/** A setting that is saved with the press. */
export function SettingCheckbox({ flag, label, settings }: SettingCheckboxProps): ReactElement {
  const { save, isBusy, failure } = useWalletSettings();
  return (
    <div>
      <FormFailure failure={failure} fields={[]} />
      <Checkbox
        label={label}
        checked={settings[flag]}
        disabled={isBusy}
        onCheckedChange={(isOn) => void save({ [flag]: isOn })}
      />
    </div>
  );
}

export interface SettingCardProps {
  readonly title: string;
  readonly text: string;
  readonly label: string;
  readonly flag: Flag;
}

/** One setting, and what it means. */
export function SettingCard({ title, text, label, flag }: SettingCardProps): ReactElement {
  const t = useTranslate();
  const { resource } = useWalletSettings();
  return (
    <LoadedCard
      title={title}
      text={text}
      resource={resource}
      failed={t('walletSettings.loadFailed')}
      rows={1}
    >
      {(settings) => <SettingCheckbox flag={flag} label={label} settings={settings} />}
    </LoadedCard>
  );
}
