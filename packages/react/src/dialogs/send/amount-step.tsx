'use client';
import { validationText } from '@billfold/core';
import type { ReactElement } from 'react';
import { ProblemNotice } from '../../ui/problem-notice/problem-notice.tsx';
import { step } from '../frame/step.css.ts';
import { AmountField } from '../../ui/amount-field/amount-field.tsx';
import { useTranslate } from '../../provider/use-translate.ts';
import { FeeSpeedCard } from './fee-speed-card.tsx';
import { LinkedAmount } from './linked-amount.tsx';
import { LoadingAmount } from './amounts.tsx';
import { MissingFeeNotice } from './missing-fee-notice.tsx';
import { NetworkCharge } from './network-charge.tsx';
import { RateNote } from './rate-note.tsx';
import type { SendStepProps } from './recipient-step.tsx';

export function AmountStep({ state, actions, field }: SendStepProps): ReactElement | null {
  const t = useTranslate();
  const { amount: error } = state.errors;
  const { account, network, asset } = state;
  if (!account || !network || !asset) return null;
  const isLocked = state.locked.includes('amount');
  const typed =
    state.edited === 'usd'
      ? {
          label: t('send.amountUsd'),
          unit: t('send.usd'),
          value: state.amountUsd,
          set: actions.setAmountUsd,
        }
      : {
          label: t('send.amount'),
          unit: asset.symbol,
          value: state.amount,
          set: actions.setAmount,
        };
  return (
    <div className={step}>
      <AmountField
        ref={field}
        label={typed.label}
        value={typed.value}
        onValueChange={typed.set}
        unit={typed.unit}
        readOnly={isLocked}
        equivalent={
          state.rate && (
            <LinkedAmount
              state={state}
              asset={asset}
              onSwitch={isLocked ? undefined : actions.switchEdited}
            />
          )
        }
        secondary={
          <>
            {t('send.maximum')}
            <LoadingAmount amount={state.maximum} asset={asset} failed={state.error !== null} />
          </>
        }
        onMax={isLocked ? undefined : actions.setMax}
        hint={<RateNote state={state} />}
        error={error && validationText(error, t)}
      />
      <FeeSpeedCard
        network={account.blockchainNetwork}
        fees={state.feeOptions}
        rate={state.nativeRate}
        failed={state.error !== null}
        value={state.feePriority}
        onValueChange={actions.setFeePriority}
        disabled={state.locked.includes('feePriority')}
        custom={
          state.customFee
            ? { fee: state.customFee, onRateChange: actions.setCustomFeeRate, amount: state.fee }
            : undefined
        }
      />
      <NetworkCharge state={state} network={network} />
      <MissingFeeNotice state={state} />
      {state.error && (
        <ProblemNotice problem={state.error} title={t('send.feesFailed')} onRetry={actions.retry} />
      )}
    </div>
  );
}
