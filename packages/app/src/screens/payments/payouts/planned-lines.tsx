import { trimDecimal } from '@billfold/core/internal';
import type { PayoutPlan } from '@billfold/core/payments';
import { AddressText, AmountText, useTranslate } from '@billfold/react';
import type { ReactElement } from 'react';
import * as css from './payouts.css.ts';

/** Every line of a plan with its whole address, in a list that scrolls. */
export function PlannedLines({ plan }: { readonly plan: PayoutPlan }): ReactElement {
  const t = useTranslate();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
    <section className={css.planned} tabIndex={0} aria-label={t('payouts.check.scroll')}>
      <ol>
        {plan.lines.map(({ n, line, address, amount, memo, reference }) => (
          <li key={n} className={css.plannedLine}>
            <span className={css.plannedAddress}>
              <AddressText address={address} form="grouped" />
            </span>
            <span className={css.plannedAmount}>
              <AmountText amount={trimDecimal(amount)} unit={plan.asset} />
            </span>
            <span className={css.plannedNumber}>{t('payouts.check.line', { line })}</span>
            {memo !== null && (
              <bdi className={css.plannedMemo}>{t('payouts.check.memo', { memo })}</bdi>
            )}
            {reference !== null && <bdi className={css.plannedReference}>{reference}</bdi>}
          </li>
        ))}
      </ol>
    </section>
  );
}
