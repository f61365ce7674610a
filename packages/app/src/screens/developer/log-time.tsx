import { TimeText } from '@billfold/react';
import type { ReactElement } from 'react';
import * as css from './developer.css.ts';

/** Moment of an entry of a log, to the second: entries of one minute are told apart by it. */
export function LogTime({ at }: { readonly at: Date }): ReactElement {
  // Time zones differ from UTC by whole minutes.
  const seconds = `${at.getUTCSeconds()}`.padStart(2, '0');
  return (
    <span className={css.logTime}>
      <TimeText at={at} form="day" />
      {', '}
      <span dir="ltr">
        <TimeText at={at} form="clock" />:{seconds}
      </span>
    </span>
  );
}
