import { getNetwork } from '@billfold/core';
import { trimDecimal } from '@billfold/core/internal';
import type { Refund, RefundIntent } from '@billfold/core/payments';
import { AmountText, useTranslate } from '@billfold/react';
import { Statement } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { mostFee, sentAmount } from './sign-reviewed.ts';

export interface RefundFactsProps {
  readonly refund: Refund;
  /** Review that is about to be signed: then its numbers are shown. */
  readonly intent?: RefundIntent;
}

/** Facts of a refund except its amount and its recipient. */
export function RefundFacts({ refund, intent }: RefundFactsProps): ReactElement {
  const t = useTranslate();
  const { kept, asset, memo, networkFeePaidBy, reason } = refund;
  return (
    <Statement
      density="compact"
      rows={[
        ...(intent === undefined
          ? [{ label: t('refunds.fee'), value: t(`refunds.fee.${networkFeePaidBy}`) }]
          : [
              {
                label: t(`refunds.sign.fee.${networkFeePaidBy}`),
                value: (
                  <AmountText
                    amount={trimDecimal(mostFee(refund, intent))}
                    unit={getNetwork(refund.network).symbol}
                  />
                ),
              },
            ]),
        ...(intent === undefined || networkFeePaidBy === 'MERCHANT'
          ? []
          : [
              {
                label: t('refunds.sign.gets'),
                value: <AmountText amount={trimDecimal(sentAmount(refund, intent))} unit={asset} />,
              },
            ]),
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
