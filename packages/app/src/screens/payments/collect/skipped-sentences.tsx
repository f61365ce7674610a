import type { SweepIntents, SweepSkip } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import type { ReactElement } from 'react';
import * as css from './collect.css.ts';

/** Reasons to leave an address out, in the order of their sentences. */
const reasons = [
  'BLOCKED',
  'EMPTY',
  'GAS_MISSING',
  'FEE_CHANGED',
  'BUSY',
  'CANNOT_SEND',
] as const satisfies readonly SweepSkip[];

export interface SkippedSentencesProps {
  readonly skipped: SweepIntents['skipped'];
  /** Addresses that are signed after these. */
  readonly later: number;
}

/** Sentences about the addresses that a signature leaves out: how many, why, and where the rest is signed. */
export function SkippedSentences({ skipped, later }: SkippedSentencesProps): ReactElement {
  const t = useTranslate();
  const countOf = (reason: SweepSkip): number =>
    new Set(skipped.flatMap((each) => (each.reason === reason ? [each.accountId] : []))).size;
  return (
    <span className={css.reasons}>
      {reasons.map((reason) => {
        const count = countOf(reason);
        return count > 0 && <span key={reason}>{t(`sweeps.skipped.${reason}`, { count })}</span>;
      })}
      {later > 0 && <span>{t('sweeps.skipped.LATER', { count: later })}</span>}
      <span className={css.muted}>{t('sweeps.skipped.text')}</span>
    </span>
  );
}
