import { type ThemeName, themes } from '@billfold/core/internal';
import { useNotify, useTranslate } from '@billfold/react';
import { useStore } from '@billfold/react/hooks';
import {
  Card,
  Checkbox,
  FormFailure,
  ListPicker,
  RadioCards,
  useForm,
} from '@billfold/react/internal';
import { type ReactElement, useMemo } from 'react';
import { useServices } from '../../../services/services-context.ts';
import { useShownTheme } from '../../../shell/use-shown-theme.ts';
import * as css from './settings.css.ts';

/** How the product looks and answers to keys, on this device; and the clock of the user. */
export function PreferencesCard(): ReactElement {
  const t = useTranslate();
  const { session, shortcutsOff } = useServices();
  const shown = useShownTheme();
  const { isOn: areOff } = useStore(shortcutsOff);
  return (
    <Card title={t('accountGeneral.preferences')}>
      <div className={css.stack}>
        <RadioCards<ThemeName>
          label={t('accountGeneral.theme')}
          value={shown}
          onValueChange={session.setTheme}
          options={themes.map((value) => ({ value, title: t(`accountGeneral.theme.${value}`) }))}
        />
        <TimeZonePicker />
        <Checkbox
          label={t('accountGeneral.shortcuts')}
          checked={!areOff}
          onCheckedChange={shortcutsOff.toggle}
        />
      </div>
    </Card>
  );
}

const deviceZone = 'device';

function TimeZonePicker(): ReactElement {
  const t = useTranslate();
  const notify = useNotify();
  const { client, account } = useServices();
  const profile = useStore(account.profile).data;
  const { state, submit } = useForm<never>();
  const options = useMemo(
    () => [
      { id: deviceZone, text: t('accountGeneral.timezone.device') },
      ...Intl.supportedValuesOf('timeZone').map((name) => ({
        id: name,
        text: name.replaceAll('_', ' '),
      })),
    ],
    [t],
  );
  const save = async (id: string): Promise<void> => {
    const timezone = id === deviceZone ? null : id;
    const done = await submit({}, () => client.user.update({ timezone }));
    if (done === null) return;
    notify.success(t('accountSettings.saved'));
    await account.profile.invalidate();
  };
  return (
    <div className={css.narrow}>
      <FormFailure failure={state.failure} fields={[]} />
      <ListPicker
        label={t('accountGeneral.timezone')}
        hint={t('accountGeneral.timezone.hint')}
        searchable
        disabled={profile === undefined || state.isBusy}
        options={options}
        value={profile === undefined ? null : (profile.timezone ?? deviceZone)}
        onValueChange={(id) => void save(id)}
      />
    </div>
  );
}
