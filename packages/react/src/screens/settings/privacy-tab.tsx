'use client';
import type { ReactElement } from 'react';
import { useFeature } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { ExportCard } from './export-card.tsx';
import { HiddenTokensCard } from './hidden-tokens-card.tsx';
import { SettingCard } from './setting-checkbox.tsx';
import { WalletSettingsPage } from './wallet-settings-page.tsx';

export function PrivacyTab(): ReactElement {
  const t = useTranslate();
  const hasSupport = useFeature('support');
  return (
    <WalletSettingsPage tab="privacy">
      {hasSupport && (
        <SettingCard
          title={t('walletSettings.support')}
          flag="supportAccess"
          label={t('walletSettings.support.allow')}
          text={t('walletSettings.support.text')}
        />
      )}
      <SettingCard
        title={t('walletSettings.spam')}
        flag="spamFilter"
        label={t('walletSettings.spam.filter')}
        text={t('walletSettings.spam.text')}
      />
      <SettingCard
        title={t('walletSettings.hideBalances')}
        flag="hideBalances"
        label={t('walletSettings.hideBalances.hide')}
        text={t('walletSettings.hideBalances.text')}
      />
      <HiddenTokensCard />
      <ExportCard />
    </WalletSettingsPage>
  );
}
