'use client';
import { formatGasPrice, type NetworkDefinition, type SendState } from '@billfold/core';
import type { ReactElement } from 'react';
import { useTranslate } from '../../provider/use-translate.ts';
import { AmountText } from '../../ui/amount-text/amount-text.tsx';
import { Statement } from '../../ui/statement/statement.tsx';
import { muted } from '../frame/step.css.ts';
import { feeInUsd } from './fee-in-usd.ts';
import * as css from './network-charge-field.css.ts';
import { PricedAmount } from './priced-amount.tsx';

export interface NetworkChargeFieldProps {
  readonly state: SendState;
  readonly network: NetworkDefinition;
}

/** What the network asks where the sender has no choice, and on demand how that comes about. */
export function NetworkChargeField(props: NetworkChargeFieldProps): ReactElement | null {
  const t = useTranslate();
  const { state, network } = props;
  if (network.feePriority.choice !== 'automatic') return null;
  const fee = state.networkCharge?.fee ?? null;
  return (
    <div className={css.charge}>
      <Statement
        rows={[
          {
            label: t('send.review.fees'),
            value: (
              <PricedAmount
                amount={fee}
                usd={feeInUsd(fee, state.nativeRate, network)}
                asset={network}
                failed={state.problem !== null}
              />
            ),
          },
        ]}
      />
      {network.gas !== null && <ChargeDetails state={state} network={network} />}
    </div>
  );
}

/** Closed at first: few ask, and those who do want to know exactly. */
function ChargeDetails({ state, network }: NetworkChargeFieldProps): ReactElement {
  const t = useTranslate();
  const gas = state.networkCharge?.gas ?? null;
  const price = gas && formatGasPrice(gas.price, network);
  return (
    <details className={css.details}>
      <summary className={css.summary}>{t('send.charge.details')}</summary>
      <Statement
        rows={[
          {
            label: t('send.charge.gasPrice'),
            value: price ? <AmountText {...price} /> : '—',
          },
          { label: t('send.charge.gasLimit'), value: gas?.limit ?? '—' },
        ]}
      />
      <p className={muted}>{t('send.charge.text')}</p>
    </details>
  );
}
