import { displayCurrencies } from '@billfold/core';
import { useLocale, useTranslate } from '@billfold/react';
import { useStore } from '@billfold/react/hooks';
import { ListPicker, SettingField } from '@billfold/react/internal';
import { type ReactElement, useMemo } from 'react';
import { useServices } from '../../../services/services-context.ts';
import { useProfileChange } from './use-profile-change.ts';

/** Currency of the wallets that have none of their own. */
export function CurrencyPicker(): ReactElement {
  const t = useTranslate();
  const locale = useLocale();
  const profile = useStore(useServices().account.profile).data;
  const { save, isBusy, error } = useProfileChange();
  const options = useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'currency' });
    return displayCurrencies.map((code) => ({
      id: code,
      text: t('accountGeneral.currency.option', { code, name: names.of(code) ?? code }),
    }));
  }, [t, locale]);
  return (
    <SettingField>
      <ListPicker
        label={t('accountGeneral.currency')}
        hint={t('accountGeneral.currency.hint')}
        error={error}
        searchable
        disabled={profile === undefined || isBusy}
        options={options}
        value={profile?.currency ?? null}
        onValueChange={(currency) => void save({ currency })}
      />
    </SettingField>
  );
}
