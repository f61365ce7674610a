import { TimeText, useTranslate } from '@billfold/react';
import { useStore } from '@billfold/react/hooks';
import { Button, Icon, icons } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../services/services-context.ts';
import * as css from './strip.css.ts';

/** Says that what is shown may be out of date, and since when (F11). */
export function ConnectionStrip(): ReactElement | null {
  const t = useTranslate();
  const { connection } = useServices();
  const state = useStore(connection);
  if (state.status === 'ok') return null;
  return (
    <div className={css.strip} role="status">
      <Icon shape={icons.alert} className={css.icon} />
      <p className={css.text}>
        <strong>{t(`shell.${state.status}`)}</strong> {t('shell.notCurrent')}{' '}
        <TimeText at={new Date(state.sinceMs)} />
      </p>
      {state.status === 'unreachable' && (
        <Button size="sm" onClick={() => void connection.check()}>
          {t('shell.tryAgain')}
        </Button>
      )}
    </div>
  );
}
