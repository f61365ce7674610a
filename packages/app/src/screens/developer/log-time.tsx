import { formatZone } from '@billfold/core/internal';
import { TimeText } from '@billfold/react';
import { useReadersTimeZone, useTextLocale } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import * as css from './developer.css.ts';

export interface LogTimeProps {
  readonly at: Date;
  /** Names the time zone after it, where no heading does. */
  readonly hasZone?: boolean | undefined;
  /** Leaves the day to the heading of its group. */
  readonly hidesDay?: boolean | undefined;
}

/** Moment of an entry of a log, to the second: entries of one minute are told apart by it. */
export function LogTime({ at, hasZone = false, hidesDay = false }: LogTimeProps): ReactElement {
  const timeZone = useReadersTimeZone();
  const locale = useTextLocale();
  // Time zones differ from UTC by whole minutes.
  const seconds = `${at.getUTCSeconds()}`.padStart(2, '0');
  return (
    <span className={css.logTime}>
      {!hidesDay && (
        <>
          <TimeText at={at} form="day" />
          {', '}
        </>
      )}
      <span dir="ltr">
        <TimeText at={at} form="clock" />:{seconds}
      </span>
      {hasZone && ` ${formatZone(at, timeZone, locale)}`}
    </span>
  );
}
