import { trimDecimal } from '@billfold/core/internal';
import type { Price, Refund } from '@billfold/core/payments';
import { AmountText, useTranslate } from '@billfold/react';
import type { ReactElement } from 'react';
import { formatSum } from '../format-sum.ts';
import * as css from '../signing/signing.css.ts';

export interface RefundedAmountProps {
  readonly refund: Pick<Refund, 'amount' | 'asset'>;
  /** Value of the amount when the payment was paid; null where it is not known. */
  readonly value?: Price | null | undefined;
}

/** Amount of a refund that is about to be sent, and its value when it was paid. */
export function RefundedAmount({ refund, value = null }: RefundedAmountProps): ReactElement {
  const t = useTranslate();
  return (
    <div className={css.hero}>
      <span className={css.muted}>{t('refunds.review.amount')}</span>
      <AmountText amount={trimDecimal(refund.amount)} unit={refund.asset} size="xl" />
      {value !== null && (
        <span className={css.muted}>{t('refunds.amount.then', { value: formatSum(value) })}</span>
      )}
    </div>
  );
}
