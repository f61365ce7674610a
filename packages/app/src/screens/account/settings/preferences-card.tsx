import { type ThemeName, themes } from '@billfold/core/internal';
import { useTranslate } from '@billfold/react';
import { useStore } from '@billfold/react/hooks';
import { Card, ListPicker, SettingField, SettingSwitch, useForm } from '@billfold/react/internal';
import { type ReactElement, useMemo } from 'react';
import { useServices } from '../../../services/services-context.ts';
import { useShownTheme } from '../../../shell/use-shown-theme.ts';

/** How the product looks and answers to keys, on this device; and the clock of the user. */
export function PreferencesCard(): ReactElement {
  const t = useTranslate();
  const { shortcutsOff } = useServices();
  const { isOn: areOff } = useStore(shortcutsOff);
  return (
    <Card title={t('accountGeneral.preferences')}>
      <ThemePicker />
      <TimeZonePicker />
      <SettingSwitch
        title={t('accountGeneral.shortcuts')}
        hint={t('accountGeneral.shortcuts.text')}
        checked={!areOff}
        onSave={async () => shortcutsOff.toggle()}
      />
    </Card>
  );
}

function ThemePicker(): ReactElement {
  const t = useTranslate();
  const { session } = useServices();
  const shown = useShownTheme();
  const choose = (id: string): void => {
    const theme = themes.find((name): name is ThemeName => name === id);
    if (theme) session.setTheme(theme);
  };
  return (
    <SettingField>
      <ListPicker
        label={t('accountGeneral.theme')}
        hint={t('accountGeneral.theme.hint')}
        options={themes.map((id) => ({ id, text: t(`accountGeneral.theme.${id}`) }))}
        value={shown}
        onValueChange={choose}
      />
    </SettingField>
  );
}

const deviceZone = 'device';

function TimeZonePicker(): ReactElement {
  const t = useTranslate();
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
    if (done !== null) await account.profile.invalidate();
  };
  return (
    <SettingField>
      <ListPicker
        label={t('accountGeneral.timezone')}
        hint={t('accountGeneral.timezone.hint')}
        error={state.failure?.messages.join('\n')}
        searchable
        disabled={profile === undefined || state.isBusy}
        options={options}
        value={profile === undefined ? null : (profile.timezone ?? deviceZone)}
        onValueChange={(id) => void save(id)}
      />
    </SettingField>
  );
}
