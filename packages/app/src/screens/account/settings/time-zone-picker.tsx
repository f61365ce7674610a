import { useTranslate } from '@billfold/react';
import { useStore } from '@billfold/react/hooks';
import { ListPicker, SettingField } from '@billfold/react/internal';
import { type ReactElement, useMemo } from 'react';
import { useServices } from '../../../services/services-context.ts';
import { useProfileChange } from './use-profile-change.ts';

const deviceZone = 'device';

/** Clock of the user's quiet hours. */
export function TimeZonePicker(): ReactElement {
  const t = useTranslate();
  const profile = useStore(useServices().account.profile).data;
  const { save, isBusy, error } = useProfileChange();
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
  return (
    <SettingField>
      <ListPicker
        label={t('accountGeneral.timezone')}
        hint={t('accountGeneral.timezone.hint')}
        error={error}
        searchable
        disabled={profile === undefined || isBusy}
        options={options}
        value={profile === undefined ? null : (profile.timezone ?? deviceZone)}
        onValueChange={(id) => void save({ timezone: id === deviceZone ? null : id })}
      />
    </SettingField>
  );
}
