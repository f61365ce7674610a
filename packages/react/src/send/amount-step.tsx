'use client';
import { withDecimalPoint } from '@billfold/core';
import type { ReactElement } from 'react';
import { ProblemNotice } from '../flow-dialog/problem-notice.tsx';
import { step } from '../flow-dialog/step.css.ts';
import { AmountField } from '../primitives/amount-field/amount-field.tsx';
import { useTranslate } from '../provider/use-provided.ts';
import { FeePriorityField } from './fee-priority-field.tsx';
import { LinkedAmount } from './linked-amount.tsx';
import { LoadingAmount } from './loading-amount.tsx';
import { NetworkChargeField } from './network-charge-field.tsx';
import { RateNote } from './rate-note.tsx';
import type { SendStepProps } from './recipient-step.tsx';

export function AmountStep({ state, actions, field }: SendStepProps): ReactElement | null {
  const t = useTranslate();
  const { account, network, problem } = state;
  if (!account || !network) return null;
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
          unit: network.symbol,
          value: state.amount,
          set: actions.setAmount,
        };
  return (
    <div className={step}>
      <AmountField
        ref={field}
        label={typed.label}
        value={typed.value}
        onValueChange={(text) => typed.set(withDecimalPoint(text, decimalSeparator()))}
        unit={typed.unit}
        readOnly={isLocked}
        equivalent={
          state.rate && (
            <LinkedAmount
              state={state}
              network={network}
              onSwitch={isLocked ? undefined : actions.switchEdited}
            />
          )
        }
        secondary={
          <>
            {t('send.maximum')}
            <LoadingAmount amount={state.maximum} network={network} failed={problem !== null} />
          </>
        }
        onMax={isLocked ? undefined : actions.setMax}
        hint={<RateNote state={state} />}
        error={state.errors.amount?.messages.join('\n')}
      />
      <FeePriorityField
        account={account}
        network={network}
        feeOptions={state.feeOptions}
        failed={problem !== null}
        value={state.feePriority}
        onValueChange={actions.setFeePriority}
        locked={state.locked.includes('feePriority')}
      />
      <NetworkChargeField state={state} network={network} />
      {problem && (
        <ProblemNotice problem={problem} title={t('send.feesFailed')} onRetry={actions.retry} />
      )}
    </div>
  );
}

/** In the reader's locale: where it is a comma, `1,5` must not be taken for 15. */
function decimalSeparator(): string {
  const parts = new Intl.NumberFormat().formatToParts(1.5);
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
}
