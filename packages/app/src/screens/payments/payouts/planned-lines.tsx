import { useTranslate } from '@billfold/react';
import type { ReactElement } from 'react';
import * as css from './payouts.css.ts';
import { PlannedLine, type PlannedLineProps } from './planned-line.tsx';

export interface PlannedLinesProps {
  readonly plan: {
    /** Asset that is paid. */
    readonly asset: string;
    readonly lines: readonly (PlannedLineProps['line'] & { readonly n: number })[];
  };
}

/** Every line of a plan with its whole address, in a list that scrolls. */
export function PlannedLines({ plan }: PlannedLinesProps): ReactElement {
  const t = useTranslate();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
    <section className={css.planned} tabIndex={0} aria-label={t('payouts.check.scroll')}>
      <ol>
        {plan.lines.map((line) => (
          <PlannedLine key={line.n} line={line} unit={plan.asset} />
        ))}
      </ol>
    </section>
  );
}
