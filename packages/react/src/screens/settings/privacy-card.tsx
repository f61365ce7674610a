'use client';
import type { ReactElement } from 'react';
import { useFeature } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { LoadedCard } from '../parts/loaded-card.tsx';
import { SettingFlag } from './setting-flag.tsx';
import { useApplyPrices } from './use-apply-prices.ts';
import { useWalletSettings } from './use-wallet-settings.ts';

/** Switches of the visibility of amounts, unwanted assets and the wallet itself. */
export function PrivacyCard(): ReactElement {
  const t = useTranslate();
  const hasSupport = useFeature('support');
  const { resource } = useWalletSettings();
  const applyPrices = useApplyPrices();
  return (
    <LoadedCard
      title={t('walletSettings.privacy')}
      resource={resource}
      failed={t('walletSettings.loadFailed')}
      rows={4}
    >
      {(settings) => (
        <div>
          <SettingFlag
            flag="hideBalances"
            title={t('walletSettings.hideBalances.hide')}
            hint={t('walletSettings.hideBalances.text')}
            settings={settings}
          />
          <SettingFlag
            flag="spamFilter"
            title={t('walletSettings.spam')}
            hint={t('walletSettings.spam.text')}
            settings={settings}
          />
          <SettingFlag
            flag="loadPrices"
            title={t('walletSettings.prices')}
            hint={t('walletSettings.prices.text')}
            settings={settings}
            onSaved={applyPrices}
          />
          {hasSupport && (
            <SettingFlag
              flag="supportAccess"
              title={t('walletSettings.support.allow')}
              hint={t('walletSettings.support.text')}
              settings={settings}
            />
          )}
        </div>
      )}
    </LoadedCard>
  );
}
