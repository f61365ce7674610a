'use client';
import type { ReactElement } from 'react';
import { useNow } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { TimeText } from '../../ui/time-text/time-text.tsx';
import * as css from './stale-note.css.ts';

const dayMs = 86_400_000;

/** Age of a balance whose network does not answer (R-ACC-05); the day as well where it is older. */
export function StaleNote({ at }: { readonly at: Date }): ReactElement {
  const t = useTranslate();
  const now = useNow();
  const isRecent = now !== null && now - at.getTime() < dayMs / 2;
  return (
    <span className={css.stale}>
      <Icon shape={icons.alert} size={16} />
      <span>
        {t('portfolio.staleAsOf')} <TimeText at={at} form={isRecent ? 'clock' : 'date'} />
      </span>
    </span>
  );
}
