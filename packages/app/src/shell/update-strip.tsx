import { useTranslate } from '@billfold/react';
import { useStore } from '@billfold/react/hooks';
import { Button, Icon, icons } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../services/services-context.ts';
import * as css from './strip.css.ts';

/** The page is never reloaded by itself: what was typed would be lost. */
export function UpdateStrip(): ReactElement | null {
  const t = useTranslate();
  const { updates } = useServices();
  const { isReady } = useStore(updates);
  if (!isReady) return null;
  return (
    <div className={css.strip} role="status">
      <Icon shape={icons.refresh} />
      <p className={css.text}>
        <strong>{t('shell.update')}</strong> {t('shell.update.text')}
      </p>
      <div className={css.actions}>
        <Button size="sm" variant="primary" onClick={updates.apply}>
          {t('shell.reload')}
        </Button>
        <Button size="sm" variant="plain" onClick={updates.postpone}>
          {t('shell.later')}
        </Button>
      </div>
    </div>
  );
}
