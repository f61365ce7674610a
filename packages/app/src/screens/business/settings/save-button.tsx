import { useTranslate } from '@billfold/react';
import { Button } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import type { SettingsForm } from './use-settings-form.ts';

/** Saves a form of the settings; says that nothing has changed where that is so. */
export function SaveButton({
  form,
}: {
  readonly form: Pick<SettingsForm<string>, 'state' | 'isChanged'>;
}): ReactElement {
  const t = useTranslate();
  return (
    <div>
      <Button
        type="submit"
        variant="primary"
        busy={form.state.isBusy}
        missing={form.isChanged ? undefined : t('businessSettings.nothing')}
      >
        {t('businessSettings.save')}
      </Button>
    </div>
  );
}
