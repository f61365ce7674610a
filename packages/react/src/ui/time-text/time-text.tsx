'use client';
import { formatClock, formatDate, formatDay } from '@billfold/core';
import type { MessageKey, Translate } from '@billfold/core/i18n';
import { forwardRef, type HTMLAttributes } from 'react';
import { useNow, useTextLocale } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { classNames } from '../../theme/class-names.ts';
import { ageOf } from './age.ts';
import { relativeDay } from './calendar-day.ts';
import { readersTimeZone } from './readers-time-zone.ts';
import * as css from './time-text.css.ts';

/** Props of `TimeText`. */
export interface TimeTextProps extends Omit<HTMLAttributes<HTMLTimeElement>, 'children'> {
  readonly at: Date;
  /**
   * `age` as in '2 min ago', kept up to date; `date` in full; `day` as in 'Yesterday' or
   * '20 Nov 2026'; `clock` as in '14:05'.
   */
  readonly form?: 'age' | 'date' | 'day' | 'clock' | undefined;
  /** True after words of the same sentence: 'yesterday' in place of 'Yesterday'. */
  readonly inSentence?: boolean | undefined;
}

/**
 * A point in time, in the reader's zone; an age has the exact time in its tooltip.
 * @example
 * <TimeText at={transaction.createdAt} />;
 */
export const TimeText = forwardRef<HTMLTimeElement, TimeTextProps>(function TimeText(
  { at, form = 'age', inSentence = false, className, ...rest },
  ref,
) {
  const t = useTranslate();
  const now = useNow();
  const locale = useTextLocale();
  // The server and the first render of the page do not know the reader's zone.
  const timeZone = readersTimeZone(now);
  const date = formatDate(at, timeZone, locale);
  const words = textInWords({ at, form, timeZone, now }, inSentence ? wordsInSentence(t) : t);
  const text = words ?? textInFigures({ at, form, timeZone, locale });
  return (
    <time
      ref={ref}
      title={text === date ? undefined : date}
      // The stated shape of an English date is written from left to right in every text.
      dir={words === null && locale === 'en' ? 'ltr' : undefined}
      {...rest}
      className={classNames(css.time, className)}
      dateTime={at.toISOString()}
    >
      {text}
    </time>
  );
});

/** Translates the words that begin with a capital letter where they stand alone without one. */
function wordsInSentence(t: Translate): Translate {
  return (key, params) => t(inSentenceKeys.get(key) ?? key, params);
}

const inSentenceKeys: ReadonlyMap<string, MessageKey> = new Map([
  ['time.now', 'time.inSentence.now'],
  ['time.today', 'time.inSentence.today'],
  ['time.yesterday', 'time.inSentence.yesterday'],
] as const);

interface ShownTime {
  readonly at: Date;
  readonly form: NonNullable<TimeTextProps['form']>;
  readonly timeZone: string;
  readonly now: number | null;
}

/** Returns the time in words; null where figures say more. */
function textInWords({ at, form, timeZone, now }: ShownTime, t: Translate): string | null {
  if (now === null || form === 'date' || form === 'clock') return null;
  if (form === 'day') {
    const day = relativeDay(at, new Date(now), timeZone);
    return day && t(day);
  }
  const age = ageOf(at.getTime(), now);
  return age && t(age.key, { count: age.count });
}

interface FiguredTime extends Omit<ShownTime, 'now'> {
  readonly locale: string;
}

function textInFigures({ at, form, timeZone, locale }: FiguredTime): string {
  if (form === 'day') return formatDay(at, timeZone, locale);
  return form === 'clock' ? formatClock(at, timeZone) : formatDate(at, timeZone, locale);
}
