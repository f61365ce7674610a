import type { Decimal } from '@billfold/core';
import { trimDecimal } from '@billfold/core/internal';
import type { Price } from '@billfold/core/payments';
import { AmountText } from '@billfold/react';
import type { ReactElement } from 'react';
import { ValueBelow } from '../value-below.tsx';
import * as css from './signing.css.ts';

export interface SignedAmountProps {
  readonly label: string;
  readonly amount: Decimal;
  readonly unit: string;
  /** Value of the amount; null without a price. */
  readonly value?: Price | null | undefined;
}

/** Amount that a signature is about. */
export function SignedAmount({
  label,
  amount,
  unit,
  value = null,
}: SignedAmountProps): ReactElement {
  return (
    <div className={css.hero}>
      <span className={css.muted}>{label}</span>
      <AmountText amount={trimDecimal(amount)} unit={unit} size="xl" />
      <ValueBelow value={value} />
    </div>
  );
}
