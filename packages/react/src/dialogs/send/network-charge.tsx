'use client';
import type { NetworkDefinition } from '@billfold/core';
import { type SendState, toGasPrice } from '@billfold/core/flows';
import type { ReactElement } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { AmountText } from '../../ui/amount-text/amount-text.tsx';
import { Statement } from '../../ui/statement/statement.tsx';
import { muted } from '../frame/step.css.ts';
import { feeInUsd, PricedAmount } from './amounts.tsx';
import * as css from './send.css.ts';

export interface NetworkChargeProps {
  readonly state: SendState;
  readonly network: NetworkDefinition;
}

/** Fee of a network that leaves no choice, with its gas price and limit on demand. */
export function NetworkCharge(props: NetworkChargeProps): ReactElement | null {
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
                failed={state.error !== null}
              />
            ),
          },
        ]}
      />
      {network.gas !== null && <ChargeDetails state={state} network={network} />}
    </div>
  );
}

/** Gas price and gas limit, collapsed at first. */
function ChargeDetails({ state, network }: NetworkChargeProps): ReactElement {
  const t = useTranslate();
  const gas = state.networkCharge?.gas ?? null;
  const price = gas && toGasPrice(gas.price, network);
  return (
    <details className={css.chargeDetails}>
      <summary className={css.chargeSummary}>{t('send.charge.details')}</summary>
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
