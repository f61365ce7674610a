import { shellTexts } from '@billfold/core/internal';
import { useTranslate } from '@billfold/react';
import { useStore } from '@billfold/react/hooks';
import { Icon, icons, useTexts } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../services/services-context.ts';
import * as css from './connection-pill.css.ts';

export interface ConnectionPillProps {
  /** `page` where there is no header to hold it. */
  readonly place?: 'header' | 'page';
}

/** Tells that the device or the server is out of reach, and the age of what is shown (F11). */
export function ConnectionPill({ place = 'header' }: ConnectionPillProps): ReactElement {
  // It also stands on pages that draw nothing else of the shell.
  useTexts(shellTexts);
  const t = useTranslate();
  const state = useStore(useServices().connection);
  return (
    <div role="status" className={css.place[place]}>
      {state.status !== 'ok' && (
        <span className={css.pill}>
          <Icon shape={icons.alert} size={16} className={css.icon} />
          <strong className={css.strong}>{t(`shell.${state.status}`)}</strong>
          <span className={css.wideTime}>
            {t('shell.updatedAt', { time: timeOf(new Date(state.sinceMs)) })}
          </span>
          <span className={css.phoneTime} aria-hidden="true">
            {timeOf(new Date(state.sinceMs))}
          </span>
        </span>
      )}
    </div>
  );
}

function timeOf(date: Date): string {
  return new Intl.DateTimeFormat(undefined, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(date);
}
