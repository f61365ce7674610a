import type { PayoutPlan } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import type { ReactElement } from 'react';
import * as css from './payouts.css.ts';
import { PlannedLine } from './planned-line.tsx';

/** Every line of a plan with its whole address, in a list that scrolls. */
export function PlannedLines({ plan }: { readonly plan: PayoutPlan }): ReactElement {
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
