import { type Decimal, formatAmount, getNetwork, parseAmount } from '@billfold/core';
import { trimDecimal } from '@billfold/core/internal';
import type { PayoutPlan } from '@billfold/core/payments';
import { AmountText, useTranslate } from '@billfold/react';
import { Statement } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { totalValue } from '../collect/total-value.ts';
import { formatSum } from '../format-sum.ts';
import { ValueBelow } from '../value-below.tsx';

/** Facts of a plan: the most of the fees, the most of all, and what the account has for both. */
export function PlanStatement({ plan }: { readonly plan: PayoutPlan }): ReactElement {
  const t = useTranslate();
  const { fee, feeValue, available, nativeAvailable, asset, network } = plan;
  const { symbol: native } = getNetwork(network);
  const draw = (amount: Decimal, unit: string) => (
    <AmountText amount={trimDecimal(amount)} unit={unit} />
  );
  const total = totalOf(plan);
  return (
    <Statement
      density="compact"
      rows={[
        {
          label: t('payouts.check.fee'),
          value: (
            <>
              {draw(fee, native)}
              <ValueBelow value={feeValue} />
            </>
          ),
        },
        ...(total === null ? [] : [{ label: t('payouts.check.total'), value: total, total: true }]),
        { label: t('payouts.check.available'), value: draw(available, asset) },
        ...(asset === native
          ? []
          : [{ label: t('payouts.check.native'), value: draw(nativeAvailable, native) }]),
      ]}
    />
  );
}

/** Draws amount and fees as one: in their asset, or in value where they are two; null without both prices. */
function totalOf({ amount, value, fee, feeValue, asset, network }: PayoutPlan) {
  const { symbol: native, decimals } = getNetwork(network);
  const sum = totalValue([{ value }, { value: feeValue }]);
  if (asset !== native) return sum && formatSum(sum);
  const units = parseAmount(amount, decimals) + parseAmount(fee, decimals);
  return (
    <>
      <AmountText amount={trimDecimal(formatAmount(units, decimals))} unit={asset} />
      <ValueBelow value={sum} />
    </>
  );
}
