import { displayCurrencies } from '@billfold/core';
import { fieldMessage } from '@billfold/core/flows';
import type { GeneralSettings } from '@billfold/core/payments';
import { useLocale, useTranslate } from '@billfold/react';
import { Button, Form, ListPicker, SettingField, TextField } from '@billfold/react/internal';
import { type ReactElement, useMemo } from 'react';
import { useServices } from '../../services/services-context.ts';
import * as css from './business.css.ts';
import { applyEdits, type ProfileField, profileFields, validateProfile } from './profile-edits.ts';
import { SettingsNotices } from './settings/settings-notices.tsx';
import { useSettingsForm } from './settings/use-settings-form.ts';

export interface ProfileFormProps {
  readonly businessId: number;
  readonly saved: GeneralSettings;
}

/** Saves all fields at once; a change by another member in between is told, and nothing typed is lost. */
export function ProfileForm({ businessId, saved }: ProfileFormProps): ReactElement {
  const t = useTranslate();
  const { business } = useServices();
  const form = useSettingsForm<GeneralSettings, ProfileField>({
    ...{ businessId, form: `profile of ${businessId}`, saved },
    resource: business.general(businessId),
    read: (edits) => {
      const settings = applyEdits(saved, edits);
      return { settings, invalid: validateProfile(settings) };
    },
    put: ({ settings }, changed) => settings.general.update(businessId, changed),
  });
  const { state, edit } = form;
  const values = { ...applyEdits(saved, {}), ...form.edits };
  const text = (field: Exclude<ProfileField, 'timezone' | 'defaultCurrency'>) => ({
    readOnly: state.isBusy,
    value: values[field] ?? '',
    error: fieldMessage(state, field, t),
    onValueChange: (value: string) => edit(field, value),
  });
  return (
    <Form className={css.list} onSubmit={form.save}>
      <SettingsNotices form={form} fields={profileFields} />
      <SettingField>
        <TextField
          label={t('business.name')}
          hint={t('businessSettings.name.hint')}
          autoComplete="organization"
          {...text('name')}
        />
      </SettingField>
      <SettingField>
        <TextField
          label={t('businessSettings.website.field')}
          hint={t('businessSettings.website.hint')}
          type="url"
          autoComplete="url"
          {...text('website')}
        />
      </SettingField>
      <SettingField>
        <TextField
          label={t('businessSettings.supportEmail.field')}
          hint={t('businessSettings.supportEmail.hint')}
          type="email"
          autoComplete="email"
          {...text('supportEmail')}
        />
      </SettingField>
      <Pickers values={values} isBusy={state.isBusy} onPick={edit} />
      <Button
        type="submit"
        variant="primary"
        className={css.submitBelow}
        busy={state.isBusy}
        missing={form.isChanged ? undefined : t('businessSettings.nothing')}
      >
        {t('businessSettings.save')}
      </Button>
    </Form>
  );
}

interface PickersProps {
  readonly values: Pick<GeneralSettings, 'timezone' | 'defaultCurrency'>;
  readonly isBusy: boolean;
  readonly onPick: (field: ProfileField, value: string) => void;
}

function Pickers({ values, isBusy, onPick }: PickersProps): ReactElement {
  const t = useTranslate();
  const locale = useLocale();
  const zones = useMemo(
    () => listZones(values.timezone).map((id) => ({ id, text: id.replaceAll('_', ' ') })),
    [values.timezone],
  );
  const currencies = useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'currency' });
    return displayCurrencies.map((code) => ({
      id: code,
      text: t('businessSettings.currency.option', { code, name: names.of(code) ?? code }),
    }));
  }, [t, locale]);
  return (
    <>
      <SettingField>
        <ListPicker
          label={t('businessSettings.timezone')}
          hint={t('businessSettings.timezone.hint')}
          searchable
          disabled={isBusy}
          options={zones}
          value={values.timezone}
          onValueChange={(id) => onPick('timezone', id)}
        />
      </SettingField>
      <SettingField>
        <ListPicker
          label={t('businessSettings.currency')}
          hint={t('businessSettings.currency.hint')}
          searchable
          disabled={isBusy}
          options={currencies}
          value={values.defaultCurrency}
          onValueChange={(id) => onPick('defaultCurrency', id)}
        />
      </SettingField>
    </>
  );
}

/** Lists the zones that the browser knows, and the chosen one, such as UTC, which some leave out. */
function listZones(chosen: string): readonly string[] {
  const known = Intl.supportedValuesOf('timeZone');
  return known.includes(chosen) ? known : [chosen, ...known];
}
