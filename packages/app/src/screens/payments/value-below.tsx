import type { Price } from '@billfold/core/payments';
import type { ReactElement } from 'react';
import { formatSum } from './format-sum.ts';
import * as css from './payment.css.ts';

/** Value of an amount, on a line below it; nothing without a price, or below the smallest coin. */
export function ValueBelow({ value }: { readonly value: Price | null }): ReactElement | null {
  if (value === null || !/[1-9]/.test(value.amount)) return null;
  return <span className={css.valueBelow}>{formatSum(value)}</span>;
}
