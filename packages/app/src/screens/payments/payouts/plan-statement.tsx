import { type Decimal, getNetwork } from '@billfold/core';
import { trimDecimal } from '@billfold/core/internal';
import type { PayoutPlan } from '@billfold/core/payments';
import { AmountText, useTranslate } from '@billfold/react';
import { Statement } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { ValueBelow } from '../value-below.tsx';

/** Facts of a plan: how many lines, the most of the fees, and what the account has for both. */
export function PlanStatement({ plan }: { readonly plan: PayoutPlan }): ReactElement {
  const t = useTranslate();
  const { count, fee, feeValue, available, nativeAvailable, asset, network } = plan;
  const { symbol: native } = getNetwork(network);
  const draw = (amount: Decimal, unit: string) => (
    <AmountText amount={trimDecimal(amount)} unit={unit} />
  );
  return (
    <Statement
      density="compact"
      rows={[
        { label: t('payouts.check.lines'), value: t('payouts.count', { count }) },
        {
          label: t('payouts.check.fee'),
          value: (
            <>
              {draw(fee, native)}
              <ValueBelow value={feeValue} />
            </>
          ),
        },
        { label: t('payouts.check.available'), value: draw(available, asset) },
        ...(asset === native
          ? []
          : [{ label: t('payouts.check.native'), value: draw(nativeAvailable, native) }]),
      ]}
    />
  );
}
