import { displayCurrencies, isErrorCode } from '@billfold/core';
import { fieldMessage } from '@billfold/core/flows';
import type { GeneralSettings } from '@billfold/core/payments';
import { useNotify, useTranslate } from '@billfold/react';
import {
  Button,
  Form,
  FormFailure,
  ListPicker,
  Notice,
  TextField,
  useForm,
} from '@billfold/react/internal';
import { type ReactElement, useMemo, useState } from 'react';
import { useServices } from '../../services/services-context.ts';
import * as css from './business.css.ts';
import {
  applyEdits,
  hasChanges,
  type ProfileEdits,
  type ProfileField,
  profileFields,
  validateProfile,
} from './profile-edits.ts';

export interface ProfileFormProps {
  readonly businessId: number;
  readonly saved: GeneralSettings;
}

/** Saves all fields at once; a change by another member in between is told, and nothing typed is lost. */
export function ProfileForm({ businessId, saved }: ProfileFormProps): ReactElement {
  const t = useTranslate();
  const { state, clearErrors, edits, edit, save, changedBy } = useProfileForm(businessId, saved);
  const values = { ...applyEdits(saved, {}), ...edits };
  const text = (field: Exclude<ProfileField, 'timezone' | 'defaultCurrency'>) => ({
    readOnly: state.isBusy,
    value: values[field] ?? '',
    error: fieldMessage(state, field, t),
    onValueChange: (value: string) => {
      edit(field, value);
      clearErrors(field);
    },
  });
  return (
    <Form className={css.form} onSubmit={save}>
      {changedBy !== null && (
        <Notice tone="warning" live title={t('businessSettings.stale.title', { name: changedBy })}>
          {t('businessSettings.stale.text')}
        </Notice>
      )}
      {changedBy === null && <FormFailure failure={state.failure} fields={profileFields} />}
      <TextField label={t('business.name')} autoComplete="organization" {...text('name')} />
      <TextField
        label={t('businessSettings.website')}
        hint={t('businessSettings.website.hint')}
        type="url"
        autoComplete="url"
        {...text('website')}
      />
      <TextField
        label={t('businessSettings.supportEmail')}
        hint={t('businessSettings.supportEmail.hint')}
        type="email"
        autoComplete="email"
        {...text('supportEmail')}
      />
      <Pickers values={values} isBusy={state.isBusy} onPick={edit} />
      <Button
        type="submit"
        variant="primary"
        className={css.submit}
        busy={state.isBusy}
        missing={hasChanges(saved, edits) ? undefined : t('businessSettings.nothing')}
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
  const zones = useMemo(
    () => listZones(values.timezone).map((id) => ({ id, text: id.replaceAll('_', ' ') })),
    [values.timezone],
  );
  const currencies = useMemo(() => {
    const names = new Intl.DisplayNames('en', { type: 'currency' });
    return displayCurrencies.map((code) => ({
      id: code,
      text: t('businessSettings.currency.option', { code, name: names.of(code) ?? code }),
    }));
  }, [t]);
  return (
    <>
      <ListPicker
        label={t('businessSettings.timezone')}
        hint={t('businessSettings.timezone.hint')}
        searchable
        disabled={isBusy}
        options={zones}
        value={values.timezone}
        onValueChange={(id) => onPick('timezone', id)}
      />
      <ListPicker
        label={t('businessSettings.currency')}
        hint={t('businessSettings.currency.hint')}
        searchable
        disabled={isBusy}
        options={currencies}
        value={values.defaultCurrency}
        onValueChange={(id) => onPick('defaultCurrency', id)}
      />
    </>
  );
}

/** Lists the zones that the browser knows, and the chosen one, such as UTC, which some leave out. */
function listZones(chosen: string): readonly string[] {
  const known = Intl.supportedValuesOf('timeZone');
  return known.includes(chosen) ? known : [chosen, ...known];
}

function useProfileForm(businessId: number, saved: GeneralSettings) {
  const t = useTranslate();
  const notify = useNotify();
  const { business } = useServices();
  const { state, clearErrors, submit } = useForm<ProfileField>();
  const [edits, setEdits] = useState<ProfileEdits>({});
  const [changedBy, setChangedBy] = useState<string | null>(null);
  const put = async (changed: GeneralSettings): Promise<void> => {
    try {
      await business.call(({ settings }) => settings.general.update(businessId, changed));
    } catch (error) {
      if (isErrorCode(error, 'api') && error.serverCode === 'stale_version') {
        const name = await business.findChanger(businessId);
        await business.general(businessId).refresh();
        setChangedBy(name ?? t('businessSettings.stale.someone'));
      }
      throw error;
    }
  };
  const save = async (): Promise<void> => {
    const changed = applyEdits(saved, edits);
    setChangedBy(null);
    const done = await submit(validateProfile(changed), () => put(changed));
    if (done === null) return;
    await business.reload(businessId);
    setEdits({});
    notify.success(t('businessSettings.saved'));
  };
  const edit = (field: ProfileField, value: string): void =>
    setEdits((before) => ({ ...before, [field]: value }));
  return { state, clearErrors, edits, edit, save, changedBy };
}
