import { trimDecimal } from '@billfold/core/internal';
import type { Refund } from '@billfold/core/payments';
import { AmountText, useTranslate } from '@billfold/react';
import { Statement } from '@billfold/react/internal';
import type { ReactElement } from 'react';

/** Facts of a refund except its amount and its recipient. */
export function RefundFacts({ refund }: { readonly refund: Refund }): ReactElement {
  const t = useTranslate();
  const { kept, asset, memo, networkFeePaidBy, reason } = refund;
  return (
    <Statement
      density="compact"
      rows={[
        { label: t('refunds.fee'), value: t(`refunds.fee.${networkFeePaidBy}`) },
        ...(/[1-9]/.test(kept)
          ? [
              {
                label: t('refunds.review.kept'),
                value: <AmountText amount={trimDecimal(kept)} unit={asset} />,
              },
            ]
          : []),
        ...(memo === null ? [] : [{ label: t('refunds.comment'), value: memo }]),
        ...(reason === null ? [] : [{ label: t('payment.reason'), value: reason }]),
      ]}
    />
  );
}
