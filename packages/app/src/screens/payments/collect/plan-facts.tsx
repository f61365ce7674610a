import { type Decimal, getNetwork } from '@billfold/core';
import { trimDecimal } from '@billfold/core/internal';
import type { SweepLeftOut } from '@billfold/core/payments';
import { AmountText, useTranslate } from '@billfold/react';
import { Statement } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { ValueBelow } from '../value-below.tsx';
import * as css from './collect.css.ts';
import { grossOf } from './gross-of.ts';
import type { ReviewedPlan } from './plan-of-review.ts';
import { SkippedSentences } from './skipped-sentences.tsx';

/** Reasons to leave an address where it is, in the order of their sentences. */
const reasons = [
  'tooSmall',
  'open',
  'moving',
  'further',
] as const satisfies readonly (keyof SweepLeftOut)[];

/** Facts of a plan: how many addresses it empties, what that costs at most, what it leaves, and what is not signed now. */
export function PlanFacts({ plan, skipped, later }: ReviewedPlan): ReactElement {
  const t = useTranslate();
  const { addresses, fee, feeValue, gasToBring, gasAvailable, leftOut, network } = plan;
  const { amount, value, way, deployment } = plan;
  const isTogether = way === 'TOGETHER';
  const isGross = grossOf(plan) !== null;
  const isGasBrought = /[1-9]/.test(gasToBring);
  const inNative = (amount: Decimal) => (
    <AmountText amount={trimDecimal(amount)} unit={getNetwork(network).symbol} />
  );
  const left = reasons.filter((reason) => leftOut[reason] > 0);
  return (
    <Statement
      density="compact"
      rows={[
        // The sum above names them where the fees are a part of it.
        ...(isGross && !isTogether
          ? []
          : [
              {
                label: t('sweeps.plan.from'),
                value: t(isTogether ? 'sweeps.plan.from.together' : 'sweeps.plan.from.addresses', {
                  count: addresses,
                }),
              },
            ]),
        {
          label: t('sweeps.plan.fee'),
          value: (
            <>
              {inNative(fee)}
              <ValueBelow value={feeValue} />
            </>
          ),
        },
        ...(isGross
          ? [
              {
                label: t('sweeps.plan.amount'),
                total: true,
                value: (
                  <>
                    {inNative(amount)}
                    <ValueBelow value={value} />
                  </>
                ),
              },
            ]
          : []),
        ...(deployment === null
          ? []
          : [
              {
                label: t('sweeps.plan.deployment'),
                value: inNative(deployment.fee),
                hint: t('sweeps.plan.deployment.text'),
              },
            ]),
        ...(isGasBrought
          ? [
              {
                label: t('sweeps.plan.gas'),
                value: inNative(gasToBring),
                hint: t('sweeps.plan.gas.text'),
              },
            ]
          : []),
        ...(isGasBrought || isTogether
          ? [{ label: t('sweeps.plan.gasAvailable'), value: inNative(gasAvailable) }]
          : []),
        ...(skipped.length === 0 && later === 0
          ? []
          : [
              {
                label: t('sweeps.skipped'),
                stacked: true,
                value: <SkippedSentences skipped={skipped} later={later} />,
              },
            ]),
        ...(left.length === 0
          ? []
          : [
              {
                label: t('sweeps.plan.left'),
                stacked: true,
                value: (
                  <span className={css.reasons}>
                    {left.map((reason) => (
                      <span key={reason}>
                        {t(`sweeps.plan.left.${reason}`, { count: leftOut[reason] })}
                      </span>
                    ))}
                  </span>
                ),
              },
            ]),
      ]}
    />
  );
}
