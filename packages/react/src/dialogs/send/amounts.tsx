'use client';
import {
  type AmountFormat,
  type Decimal,
  feeToFiat,
  formatAmount,
  formatMoney,
  type NetworkDefinition,
  parseAmount,
  parseRate,
} from '@billfold/core';
import type { CurrentRate } from '@billfold/core/contract';
import { type FeeBasis, type NamedAsset, type SendState, toGasPrice } from '@billfold/core/flows';
import type { ReactElement } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { AmountText } from '../../ui/amount-text/amount-text.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Statement } from '../../ui/statement/statement.tsx';
import { hero, heroLabel, muted } from '../frame/step.css.ts';
import * as css from './send.css.ts';
import { useFeeSource } from './use-fee-source.ts';

export interface LoadingAmountProps {
  readonly amount: Decimal | null;
  readonly asset: NamedAsset & Pick<AmountFormat, 'trim'>;
  /** The amount could not be loaded. */
  readonly failed: boolean;
}

/** Amount of a request, with a skeleton while it loads. */
export function LoadingAmount({ amount, asset, failed }: LoadingAmountProps): ReactElement {
  if (amount !== null)
    return <AmountText amount={formatAmount(amount, asset)} unit={asset.symbol} />;
  return failed ? <span>—</span> : <Skeleton width="8em" />;
}

interface PricedAmountProps extends LoadingAmountProps {
  /** Formatted value; null without a price. */
  readonly usd: string | null;
}

/** Amount of an asset, and below it the value in US dollars. */
export function PricedAmount({ usd, ...amount }: PricedAmountProps): ReactElement {
  return (
    <>
      <LoadingAmount {...amount} />
      {/* The space separates the two for screen readers. */}
      {usd !== null && <span className={css.value}> {usd}</span>}
    </>
  );
}

interface TotalAmountProps {
  readonly state: Pick<
    SendState,
    'asset' | 'network' | 'total' | 'totalFee' | 'sumDigits' | 'feeDigits'
  >;
}

/** Sum that leaves the account: one amount, or a token's amount and its fee. Null while unknown. */
export function TotalAmount({ state }: TotalAmountProps): ReactElement | null {
  const { asset, network, total, totalFee, sumDigits, feeDigits } = state;
  if (asset === null || network === null || total === null) return null;
  const sent = formatAmount(total, { ...asset, digits: sumDigits });
  return (
    <>
      <AmountText amount={sent} unit={asset.symbol} />
      {totalFee !== null && (
        <>
          {' + '}
          <AmountText
            amount={formatAmount(totalFee, { ...network, digits: feeDigits })}
            unit={network.symbol}
          />
        </>
      )}
    </>
  );
}

interface TotalHeroProps {
  readonly state: TotalAmountProps['state'] & Pick<SendState, 'fiat'>;
  readonly label: string;
}

/** Sum that leaves the account as the amount that the step is about, with its value. */
export function TotalHero({ state, label }: TotalHeroProps): ReactElement | null {
  const { asset, network, total, totalFee, sumDigits, feeDigits, fiat } = state;
  if (asset === null || network === null || total === null) return null;
  const sent = formatAmount(total, { ...asset, digits: sumDigits });
  return (
    <div className={hero}>
      <span className={heroLabel}>{label}</span>
      <AmountText amount={sent} unit={asset.symbol} size="hero" />
      {totalFee !== null && (
        <span>
          {'+ '}
          <AmountText
            amount={formatAmount(totalFee, { ...network, digits: feeDigits })}
            unit={network.symbol}
          />
        </span>
      )}
      {fiat?.total != null && <span className={heroLabel}>{formatMoney(fiat.total)}</span>}
    </div>
  );
}

/** Formats the value of a fee in US dollars, rounded up to at least a cent; null without a price. */
export function feeInUsd(
  fee: Decimal | null,
  rate: CurrentRate | null,
  network: NetworkDefinition,
): string | null {
  if (fee === null || rate === null) return null;
  const units = parseAmount(fee, network.decimals);
  return formatMoney(feeToFiat(units, parseRate(rate.currentRate), network));
}

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
              <>
                {state.feeBasis === 'maximum' && `${t('send.fees.about')} `}
                <PricedAmount
                  amount={fee}
                  usd={feeInUsd(fee, state.nativeRate, network)}
                  asset={network}
                  failed={state.error !== null}
                />
              </>
            ),
          },
        ]}
      />
      <FeeBasisLine basis={state.feeBasis} />
      <ChargeNote state={state} network={network} />
      {network.gas !== null && <ChargeDetails state={state} network={network} />}
    </div>
  );
}

/** Line that says what the fee pays for, where the network charges for more than the transaction. */
function ChargeNote({ state, network }: NetworkChargeProps): ReactElement | null {
  const t = useTranslate();
  const { networkCharge: charge } = state;
  const source = useFeeSource(state, charge?.fee ?? null);
  const activation = charge?.activation ?? null;
  const all = activation !== null && charge?.fee === activation;
  const part =
    activation &&
    t('send.fees.activation.part', {
      amount: formatAmount(activation, { ...network, trim: true }),
      symbol: network.symbol,
    });
  const text = all ? t('send.fees.activation') : (part ?? source);
  return text === null ? null : <p className={css.feeBasis}>{text}</p>;
}

interface FeeBasisLineProps {
  readonly basis: FeeBasis;
}

const basisTexts = {
  amount: 'send.fees.ofAmount',
  earlier: 'send.fees.ofEarlier',
  maximum: 'send.fees.ofMaximum',
} as const;

/** Line that says for which amount the shown fees are; it is there from the start, so nothing moves. */
export function FeeBasisLine({ basis }: FeeBasisLineProps): ReactElement {
  const t = useTranslate();
  return <p className={css.feeBasis}>{t(basisTexts[basis])}</p>;
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
