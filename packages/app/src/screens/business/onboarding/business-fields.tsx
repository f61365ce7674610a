import { displayCurrencies } from '@billfold/core';
import { fieldMessage, type InvalidFields } from '@billfold/core/flows';
import { isEmailAddress } from '@billfold/core/internal';
import { type BusinessDetail, type UpdateBusiness, volumeBands } from '@billfold/core/payments';
import { useLocale, useTranslate } from '@billfold/react';
import { Combobox, Fold, type FormState, Select, TextField } from '@billfold/react/internal';
import { type ReactElement, useMemo } from 'react';
import { isBusinessName } from '../is-business-name.ts';
import { isSecureUrl } from '../profile-edits.ts';
import { countryCodes } from './country-codes.ts';
import * as css from './onboarding.css.ts';

export const businessFields = [
  'name',
  'defaultCurrency',
  'website',
  'supportEmail',
  'country',
  'industry',
  'monthlyVolume',
] as const;
export type BusinessField = (typeof businessFields)[number];
export type BusinessTexts = Readonly<Record<BusinessField, string>>;

/** Returns the facts of a business as texts of their fields. */
export function textsOfBusiness(business: Pick<BusinessDetail, BusinessField>): BusinessTexts {
  return {
    name: business.name,
    defaultCurrency: business.defaultCurrency,
    website: business.website ?? '',
    supportEmail: business.supportEmail ?? '',
    country: business.country ?? '',
    industry: business.industry ?? '',
    monthlyVolume: business.monthlyVolume ?? '',
  };
}

/** Reads the fields: the change of the business, and those that are wrong. */
export function readBusiness(texts: BusinessTexts) {
  const [name = '', website, supportEmail, industry] = [
    ...[texts.name, texts.website, texts.supportEmail, texts.industry],
  ].map((text) => text.trim());
  const invalid: InvalidFields<BusinessField> = {
    ...(name === '' && { name: 'common.required' as const }),
    ...(name !== '' && !isBusinessName(name) && { name: 'business.name.length' as const }),
    ...(website &&
      !isSecureUrl(website) && { website: 'businessSettings.website.invalid' as const }),
    ...(supportEmail &&
      !isEmailAddress(supportEmail) && { supportEmail: 'business.email.invalid' as const }),
  };
  const change = {
    ...{ name, website: website || null, supportEmail: supportEmail || null },
    ...{ defaultCurrency: texts.defaultCurrency, country: texts.country || null },
    industry: industry || null,
    monthlyVolume: volumeBands.find((band) => band === texts.monthlyVolume) ?? null,
  } satisfies UpdateBusiness;
  return { invalid, change };
}

export interface BusinessFieldsProps {
  readonly values: BusinessTexts;
  readonly state: FormState<BusinessField>;
  readonly onChange: (field: BusinessField, value: string) => void;
}

/** Fields about a business; the name alone is required. */
export function BusinessFields({ values, state, onChange }: BusinessFieldsProps): ReactElement {
  const t = useTranslate();
  const locale = useLocale();
  const text = (field: BusinessField) => ({
    readOnly: state.isBusy,
    value: values[field],
    error: fieldMessage(state, field, t),
    onValueChange: (value: string) => onChange(field, value),
  });
  const currencies = useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'currency' });
    return displayCurrencies.map((code) => ({
      id: code,
      text: t('businessSettings.currency.option', { code, name: names.of(code) ?? code }),
    }));
  }, [t, locale]);
  return (
    <>
      <TextField
        label={t('business.name')}
        hint={t('onboarding.name.hint')}
        name="organization"
        autoComplete="organization"
        maxLength={80}
        {...text('name')}
      />
      <Combobox
        label={t('businessSettings.currency')}
        hint={t('businessSettings.currency.hint')}
        disabled={state.isBusy}
        options={currencies}
        value={values.defaultCurrency}
        onValueChange={(id) => onChange('defaultCurrency', id)}
      />
      <Fold label={t('onboarding.more')} isKeptOpen={hasProblem(state)}>
        <div className={css.more}>
          <TextField
            label={t('businessSettings.website.field')}
            hint={t('businessSettings.website.hint')}
            type="url"
            autoComplete="url"
            {...text('website')}
          />
          <TextField
            label={t('businessSettings.supportEmail.field')}
            hint={t('businessSettings.supportEmail.hint')}
            type="email"
            autoComplete="email"
            {...text('supportEmail')}
          />
          <CountryField {...{ values, state, onChange }} />
          <TextField
            label={t('onboarding.industry')}
            hint={t('onboarding.industry.hint')}
            autoComplete="off"
            maxLength={60}
            {...text('industry')}
          />
          <Select
            label={t('onboarding.volume')}
            disabled={state.isBusy}
            value={values.monthlyVolume === '' ? 'none' : values.monthlyVolume}
            options={[
              { id: 'none', text: t('onboarding.volume.none') },
              ...volumeBands.map((id) => ({ id, text: t(`onboarding.volume.${id}`) })),
            ]}
            onValueChange={(id) => onChange('monthlyVolume', id === 'none' ? '' : id)}
          />
        </div>
      </Fold>
    </>
  );
}

function hasProblem({ invalid }: FormState<BusinessField>): boolean {
  return invalid.website !== undefined || invalid.supportEmail !== undefined;
}

function CountryField({ values, state, onChange }: BusinessFieldsProps): ReactElement {
  const t = useTranslate();
  const locale = useLocale();
  const countries = useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' });
    return countryCodes
      .map((id) => ({ id, text: names.of(id) ?? id }))
      .sort((a, b) => a.text.localeCompare(b.text, locale));
  }, [locale]);
  return (
    <Combobox
      label={t('onboarding.country')}
      disabled={state.isBusy}
      options={[{ id: 'none', text: t('onboarding.country.none') }, ...countries]}
      value={values.country === '' ? 'none' : values.country}
      onValueChange={(id) => onChange('country', id === 'none' ? '' : id)}
    />
  );
}
