import { trimDecimal } from '@billfold/core/internal';
import type { PlannedPayoutLine } from '@billfold/core/payments';
import { AddressText, AmountText, useTranslate } from '@billfold/react';
import type { ReactElement } from 'react';
import * as css from './payouts.css.ts';

export interface PlannedLineProps {
  readonly line: Pick<PlannedPayoutLine, 'address' | 'amount' | 'memo' | 'reference'>;
  /** Asset that is paid. */
  readonly unit: string;
}

/** A recipient of a plan: the whole address, and what is sent to it. */
export function PlannedLine({ line, unit }: PlannedLineProps): ReactElement {
  const t = useTranslate();
  const { address, amount, memo, reference } = line;
  return (
    <li className={css.plannedLine}>
      <span className={css.plannedAddress}>
        <AddressText address={address} form="lines" />
      </span>
      <span className={css.plannedAmount}>
        <AmountText amount={trimDecimal(amount)} unit={unit} />
      </span>
      {memo !== null && <bdi className={css.plannedMemo}>{t('payouts.check.memo', { memo })}</bdi>}
      {reference !== null && <bdi className={css.plannedReference}>{reference}</bdi>}
    </li>
  );
}
