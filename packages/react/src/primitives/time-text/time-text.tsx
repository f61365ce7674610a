'use client';
import { formatDate } from '@billfold/core';
import type { ReactElement } from 'react';
import { useNow, useTranslate } from '../../provider/use-provided.ts';
import { ageOf } from './age.ts';
import * as css from './time-text.css.ts';

export interface TimeTextProps {
  readonly at: Date;
  /** `age` as in '2 min ago', kept up to date; `date` in full. */
  readonly form?: 'age' | 'date' | undefined;
}

/** A point in time, in the reader's zone; an age has the exact time in its tooltip. */
export function TimeText({ at, form = 'age' }: TimeTextProps): ReactElement {
  const t = useTranslate();
  const now = useNow();
  // The server and the first render of the page do not know the reader's zone.
  const timeZone = now === null ? 'UTC' : Intl.DateTimeFormat().resolvedOptions().timeZone;
  const date = formatDate(at, timeZone);
  const age = form === 'age' && now !== null ? ageOf(at.getTime(), now) : null;
  return (
    <time
      className={css.time}
      dateTime={at.toISOString()}
      title={age ? date : undefined}
      // The stated shape of a date is written from left to right in every language.
      dir={age ? undefined : 'ltr'}
    >
      {age ? t(age.key, { count: age.count }) : date}
    </time>
  );
}
