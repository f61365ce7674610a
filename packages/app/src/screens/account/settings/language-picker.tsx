import { languages, loadLanguage } from '@billfold/core/locales';
import { useLocale, useTranslate } from '@billfold/react';
import { useStore } from '@billfold/react/hooks';
import { ListPicker, SettingField } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { chosenLocale } from '../../../language/create-site-language.ts';
import { useServices } from '../../../services/services-context.ts';
import { useProfileChange } from './use-profile-change.ts';

const options = languages.map(({ tag, name }) => ({ id: tag, text: name }));

/** Language of the site, stored with the user once its texts could be loaded. */
export function LanguagePicker(): ReactElement {
  const t = useTranslate();
  const shown = useLocale();
  const profile = useStore(useServices().account.profile).data;
  const { save, isBusy, error } = useProfileChange();
  const [hasFailed, setHasFailed] = useState(false);
  const isReviewed = languages.find(({ tag }) => tag === shown)?.isReviewed ?? true;
  const choose = async (tag: string): Promise<void> => {
    setHasFailed(false);
    try {
      await loadLanguage(tag);
    } catch {
      setHasFailed(true);
      return;
    }
    await save({ locale: chosenLocale(tag) });
  };
  return (
    <SettingField>
      <ListPicker
        label={t('accountGeneral.language')}
        hint={t(isReviewed ? 'accountGeneral.language.hint' : 'accountGeneral.language.unreviewed')}
        error={hasFailed ? t('accountGeneral.language.failed') : error}
        disabled={profile === undefined || isBusy}
        options={options}
        value={shown}
        onValueChange={(tag) => void choose(tag)}
      />
    </SettingField>
  );
}
