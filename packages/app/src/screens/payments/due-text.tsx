import { TimeText } from '@billfold/react';
import type { ReactElement } from 'react';
import { lastMomentBefore } from './last-moment-before.ts';

export interface DueTextProps {
  /** First moment at which a link takes no payment. */
  readonly at: Date;
  readonly inSentence?: boolean;
}

/** When a link closes: the last day of one that closes at midnight by the reader's clock, else the time too. */
export function DueText({ at, inSentence = false }: DueTextProps): ReactElement {
  const isMidnight = at.getHours() === 0 && at.getMinutes() === 0 && at.getSeconds() === 0;
  return isMidnight ? (
    <TimeText at={lastMomentBefore(at)} form="day" inSentence={inSentence} />
  ) : (
    <TimeText at={at} form="date" />
  );
}
