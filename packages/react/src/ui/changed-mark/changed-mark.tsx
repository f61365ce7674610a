'use client';
import type { ReactElement } from 'react';
import { useNow } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { Icon } from '../icon/icon.tsx';
import * as icons from '../icon/icons.tsx';
import { TimeText } from '../time-text/time-text.tsx';
import * as css from './changed-mark.css.ts';

export interface ChangedMarkProps {
  /** When the contact got another address; null if it never did. */
  readonly at: Date | null;
}

/** Warns that a contact got another address within the last 24 hours. */
export function ChangedMark({ at }: ChangedMarkProps): ReactElement | null {
  const t = useTranslate();
  const isShown = useIsRecentChange(at);
  if (at === null || !isShown) return null;
  return (
    <span className={css.mark}>
      <Icon shape={icons.alert} size={16} />
      <span>
        {t('contact.addressChanged')} <TimeText at={at} inSentence />
      </span>
    </span>
  );
}

const shownMs = 24 * 3_600_000;

/** Reports whether the address changed within the last 24 hours; false while the time is unknown. */
export function useIsRecentChange(at: Date | null): boolean {
  return useIsRecent()(at);
}

/** Returns a function that reports whether a change was within the last 24 hours. */
export function useIsRecent(): (at: Date | null) => boolean {
  const now = useNow();
  return (at) => at !== null && now !== null && now - at.getTime() < shownMs;
}
