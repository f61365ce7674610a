'use client';
import { formatDate } from '@billfold/core';
import { formatMoment } from '@billfold/core/internal';
import { forwardRef, type HTMLAttributes } from 'react';
import { useNow, useTextLocale } from '../../context/use-provided.ts';
import { classNames } from '../../theme/class-names.ts';
import { ageOf } from './age.ts';
import { readersTimeZone } from './readers-time-zone.ts';
import * as css from './time-text.css.ts';
import { TimeText } from './time-text.tsx';

export interface ListTimeProps extends Omit<HTMLAttributes<HTMLTimeElement>, 'children'> {
  readonly at: Date;
}

/** Point in time in a list: within a day its age, and then its date and hour as in '20 Nov, 14:05'. */
export const ListTime = forwardRef<HTMLTimeElement, ListTimeProps>(function ListTime(
  { at, className, ...rest },
  ref,
) {
  const now = useNow();
  const locale = useTextLocale();
  const age = now === null ? null : ageOf(at.getTime(), now);
  if (age !== null && shownAges.has(age.key))
    return <TimeText ref={ref} at={at} className={className} {...rest} />;
  const timeZone = readersTimeZone(now);
  return (
    <time
      ref={ref}
      title={formatDate(at, timeZone, locale)}
      // The stated shape of an English date is written from left to right in every text.
      dir={locale === 'en' ? 'ltr' : undefined}
      {...rest}
      className={classNames(css.time, className)}
      dateTime={at.toISOString()}
    >
      {formatMoment(at, new Date(now ?? 0), timeZone, locale)}
    </time>
  );
});

const shownAges: ReadonlySet<string> = new Set(['time.now', 'time.minutesAgo', 'time.hoursAgo']);
