import type { Decimal } from '@billfold/core';
import { trimDecimal } from '@billfold/core/internal';
import { AmountText } from '@billfold/react';
import type { ReactElement } from 'react';
import * as css from './signing.css.ts';

export interface SignedAmountProps {
  readonly label: string;
  readonly amount: Decimal;
  readonly unit: string;
}

/** Amount that a signature is about. */
export function SignedAmount({ label, amount, unit }: SignedAmountProps): ReactElement {
  return (
    <div className={css.hero}>
      <span className={css.muted}>{label}</span>
      <AmountText amount={trimDecimal(amount)} unit={unit} size="xl" />
    </div>
  );
}
