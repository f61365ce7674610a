'use client';
import { type DisplayCurrency, displayCurrencies } from '@billfold/core';
import type { WalletSettings } from '@billfold/core/contract';
import { type ReactElement, useMemo } from 'react';
import { problemText } from '../../context/problem-text.ts';
import { useLocale } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { ListPicker } from '../../ui/list-picker/list-picker.tsx';
import { SettingField } from '../../ui/setting-row/setting-row.tsx';
import { LoadedCard } from '../parts/loaded-card.tsx';
import { SettingFlag } from './setting-flag.tsx';
import { useWalletSettings } from './use-wallet-settings.ts';

/** How amounts are shown. */
export function DisplayCard(): ReactElement {
  const t = useTranslate();
  const { resource } = useWalletSettings();
  return (
    <LoadedCard
      title={t('walletSettings.display')}
      resource={resource}
      failed={t('walletSettings.loadFailed')}
      rows={2}
    >
      {(settings) => (
        <div>
          <CurrencyPicker settings={settings} />
          <SettingFlag
            flag="hideSmallBalances"
            title={t('walletSettings.hideSmall')}
            hint={t('walletSettings.hideSmall.text')}
            settings={settings}
          />
        </div>
      )}
    </LoadedCard>
  );
}

function CurrencyPicker({ settings }: { readonly settings: WalletSettings }): ReactElement {
  const t = useTranslate();
  const locale = useLocale();
  const { save, isBusy, failure } = useWalletSettings();
  const options = useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'currency' });
    const textOf = (code: DisplayCurrency): string =>
      t('walletSettings.currency.option', { code, name: names.of(code) ?? code });
    return displayCurrencies.map((id) => ({ id, text: textOf(id) }));
  }, [locale, t]);
  return (
    <SettingField>
      <ListPicker
        label={t('walletSettings.currency')}
        hint={t('walletSettings.currency.hint')}
        error={failure ? problemText(failure, t) : undefined}
        disabled={isBusy}
        options={options}
        value={settings.currency}
        onValueChange={(wanted) => {
          const currency = displayCurrencies.find((code) => code === wanted);
          if (currency) void save({ currency });
        }}
      />
    </SettingField>
  );
}
