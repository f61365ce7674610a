import { type ThemeName, themes } from '@billfold/core/internal';
import { useTranslate } from '@billfold/react';
import { useStore } from '@billfold/react/hooks';
import {
  Card,
  ListPicker,
  SettingField,
  SettingSwitch,
  useIsTouch,
} from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../../../services/services-context.ts';
import { useShownTheme } from '../../../shell/use-shown-theme.ts';
import { CurrencyPicker } from './currency-picker.tsx';
import { LanguagePicker } from './language-picker.tsx';
import { TimeZonePicker } from './time-zone-picker.tsx';

/** How the product looks and answers to keys, on this device; and the clock of the user. */
export function PreferencesCard(): ReactElement {
  const t = useTranslate();
  const isTouch = useIsTouch();
  const { shortcutsOff } = useServices();
  const { isOn: areOff } = useStore(shortcutsOff);
  return (
    <Card title={t('accountGeneral.preferences')}>
      <ThemePicker />
      <LanguagePicker />
      <CurrencyPicker />
      <TimeZonePicker />
      {!isTouch && (
        <SettingSwitch
          title={t('accountGeneral.shortcuts')}
          hint={t('accountGeneral.shortcuts.text')}
          checked={!areOff}
          onSave={async () => shortcutsOff.toggle()}
        />
      )}
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
