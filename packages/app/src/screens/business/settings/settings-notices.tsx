import { useTranslate } from '@billfold/react';
import { Button, FormFailure, Notice } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import * as css from '../business.css.ts';
import type { SettingsForm } from './use-settings-form.ts';

export interface SettingsNoticesProps {
  readonly form: Pick<SettingsForm<string>, 'changedBy' | 'discard' | 'state'>;
  /** Fields that say themselves what the service said of them. */
  readonly fields: readonly string[];
}

/** Reason why settings were not saved; where another member changed them, the choice between both versions. */
export function SettingsNotices({ form, fields }: SettingsNoticesProps): ReactElement | null {
  const t = useTranslate();
  const { changedBy, discard, state } = form;
  if (changedBy === null) return <FormFailure failure={state.failure} fields={fields} />;
  return (
    <Notice tone="warning" live title={t('businessSettings.stale.title', { name: changedBy })}>
      <div className={css.stack}>
        <p>{t('businessSettings.stale.text')}</p>
        <div className={css.begin}>
          <Button type="submit" size="sm" busy={state.isBusy}>
            {t('businessSettings.stale.mine')}
          </Button>
          <Button
            size="sm"
            onClick={(event) => {
              const { form: fields } = event.currentTarget;
              discard();
              // This button goes; the keyboard goes on where the settings begin.
              fields?.querySelector<HTMLElement>('input, textarea, [role="combobox"]')?.focus();
            }}
          >
            {t('businessSettings.stale.theirs')}
          </Button>
        </div>
      </div>
    </Notice>
  );
}
