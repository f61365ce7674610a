import { useTranslate } from '@billfold/react';
import { Button } from '@billfold/react/internal';
import type { ReactElement, ReactNode } from 'react';
import * as css from './setup.css.ts';
import type { SettingsForm } from './use-settings-form.ts';

export interface SaveButtonProps {
  readonly form: Pick<SettingsForm<string>, 'state' | 'isChanged'>;
  /** Where the form lies: in one card, or on the page with cards of its own. */
  readonly ground?: 'card' | 'page';
  /** Another button beside it. */
  readonly children?: ReactNode;
}

/**
 * Saves a form of the settings, and stays in reach below it as long as there is something to save; else a press
 * says that nothing has changed.
 */
export function SaveButton({ form, ground = 'card', children }: SaveButtonProps): ReactElement {
  const t = useTranslate();
  return (
    <div className={form.isChanged ? css.saveBar[ground] : css.actions}>
      <Button
        type="submit"
        variant="primary"
        busy={form.state.isBusy}
        missing={form.isChanged ? undefined : t('businessSettings.nothing')}
      >
        {t('businessSettings.save')}
      </Button>
      {children}
    </div>
  );
}
