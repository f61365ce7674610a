import type { Decimal } from '@billfold/core';
import { trimDecimal } from '@billfold/core/internal';
import { AmountText } from '@billfold/react';
import type { ReactElement } from 'react';
import * as css from './collect.css.ts';

export interface SweepAmountProps {
  readonly label: string;
  readonly amount: Decimal;
  readonly unit: string;
}

/** Amount that a dialog is about. */
export function SweepAmount({ label, amount, unit }: SweepAmountProps): ReactElement {
  return (
    <div className={css.hero}>
      <span className={css.muted}>{label}</span>
      <AmountText amount={trimDecimal(amount)} unit={unit} size="xl" />
    </div>
  );
}
