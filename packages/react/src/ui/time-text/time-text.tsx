'use client';
import { formatDate } from '@billfold/core';
import { forwardRef, type HTMLAttributes } from 'react';
import { useNow } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { classNames } from '../../theme/class-names.ts';
import { ageOf } from './age.ts';
import * as css from './time-text.css.ts';

export interface TimeTextProps extends Omit<HTMLAttributes<HTMLTimeElement>, 'children'> {
  readonly at: Date;
  /** `age` as in '2 min ago', kept up to date; `date` in full. */
  readonly form?: 'age' | 'date' | undefined;
}

/**
 * A point in time, in the reader's zone; an age has the exact time in its tooltip.
 * @example
 * <TimeText at={transaction.createdAt} />;
 */
export const TimeText = forwardRef<HTMLTimeElement, TimeTextProps>(function TimeText(
  { at, form = 'age', className, ...rest },
  ref,
) {
  const t = useTranslate();
  const now = useNow();
  // The server and the first render of the page do not know the reader's zone.
  const timeZone = now === null ? 'UTC' : Intl.DateTimeFormat().resolvedOptions().timeZone;
  const date = formatDate(at, timeZone);
  const age = form === 'age' && now !== null ? ageOf(at.getTime(), now) : null;
  return (
    <time
      ref={ref}
      title={age ? date : undefined}
      // The stated shape of a date is written from left to right in every language.
      dir={age ? undefined : 'ltr'}
      {...rest}
      className={classNames(css.time, className)}
      dateTime={at.toISOString()}
    >
      {age ? t(age.key, { count: age.count }) : date}
    </time>
  );
});
