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
import { priceText } from '@billfold/core/payments';
import type { ReactElement, ReactNode } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { AmountText } from '../../ui/amount-text/amount-text.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Statement, type StatementRow } from '../../ui/statement/statement.tsx';
import { SandboxTimes } from '../frame/sandbox-times.tsx';
import { hero, heroLabel, muted } from '../frame/step.css.ts';
import { FeeFold } from './fee-fold.tsx';
import * as css from './send.css.ts';
import { useArrival } from './use-arrival.ts';
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

/** Price of the order that a request asks to pay, as its host states it; null where it states none. */
export function RequestPrice({ request }: Pick<SendState, 'request'>): ReactElement | null {
  const t = useTranslate();
  const price = request?.price ?? null;
  if (price === null) return null;
  return <span className={muted}>{t('send.request.price', { price: priceText(price, t) })}</span>;
}

interface SentHeroProps {
  readonly state: Pick<SendState, 'asset' | 'exactAmount' | 'sumDigits' | 'fiat' | 'request'>;
}

/** Amount that the recipient gets, with the price that it pays, or else its value. */
export function SentHero({ state }: SentHeroProps): ReactElement | null {
  const t = useTranslate();
  const { asset, exactAmount, sumDigits, fiat, request } = state;
  const value = request?.price == null ? fiat?.amount : null;
  if (asset === null || exactAmount === null) return null;
  const sent = formatAmount(exactAmount, { ...asset, digits: sumDigits });
  return (
    <div className={hero}>
      <span className={heroLabel}>{t('send.review.amount')}</span>
      <AmountText amount={sent} unit={asset.symbol} size="hero" />
      <RequestPrice request={request} />
      {value != null && <span className={muted}>{formatMoney(value)}</span>}
    </div>
  );
}

interface SignedSumsProps {
  readonly state: TotalAmountProps['state'] &
    Pick<SendState, 'account' | 'exactAmount' | 'fee' | 'networkFee' | 'fiat' | 'nativeRate'>;
}

/** Account, amount, fees and total in a line each, as Review listed them. */
export function SignedSums({ state }: SignedSumsProps): ReactElement | null {
  const t = useTranslate();
  const { account, asset, network, total, fee, networkFee, fiat, nativeRate } = state;
  const { exactAmount: amount, sumDigits, feeDigits } = state;
  if (!account || !asset || !network || amount === null || total === null || fee === null)
    return null;
  const charged = { ...network, digits: feeDigits };
  const charge = (label: string, units: Decimal): StatementRow => ({
    label,
    value: (
      <SignedAmount usd={feeInUsd(units, nativeRate, charged)}>
        <AmountText amount={formatAmount(units, charged)} unit={network.symbol} />
      </SignedAmount>
    ),
  });
  return (
    <Statement
      density="compact"
      className={css.signedSums}
      rows={[
        { label: t('send.review.from'), value: account.name },
        {
          label: t('send.review.amount'),
          value: (
            <SignedAmount usd={fiat && formatMoney(fiat.amount)}>
              <AmountText
                amount={formatAmount(amount, { ...asset, digits: sumDigits })}
                unit={asset.symbol}
              />
            </SignedAmount>
          ),
        },
        charge(t('send.review.fees'), fee),
        ...(networkFee === null ? [] : [charge(t('send.review.networkFee'), networkFee)]),
        {
          label: t('send.review.total'),
          total: true,
          value: (
            <SignedAmount usd={fiat && fiat.total !== null ? formatMoney(fiat.total) : null}>
              <TotalAmount state={state} />
            </SignedAmount>
          ),
        },
      ]}
    />
  );
}

/** Amount with its value in the same line; null without a price. */
function SignedAmount(props: {
  readonly usd: string | null;
  readonly children: ReactNode;
}): ReactElement {
  const { usd, children } = props;
  return (
    <>
      {children}
      {usd !== null && <span className={css.signedValue}> · {usd}</span>}
    </>
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

/** Fee and time of a network that leaves no choice, with its gas price and limit on demand. */
export function NetworkCharge(props: NetworkChargeProps): ReactElement | null {
  const t = useTranslate();
  const { state, network } = props;
  const arrival = useArrival(state);
  if (network.feePriority.choice !== 'automatic') return null;
  const fee = state.networkCharge?.fee ?? null;
  return (
    <div className={css.charge}>
      <Statement
        density="compact"
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
          ...(arrival === null ? [] : [{ label: t('send.arrival'), value: arrival }]),
        ]}
      />
      <ChargeNote state={state} network={network} />
      <SandboxTimes />
      <FeeBasisLine basis={state.feeBasis} />
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
  earlier: 'send.fees.ofEarlier',
  maximum: 'send.fees.ofMaximum',
} as const;

/** Line below the fees while they are not those of the typed amount; no fee moves when it goes. */
export function FeeBasisLine({ basis }: FeeBasisLineProps): ReactElement | null {
  const t = useTranslate();
  return basis === 'amount' ? null : <p className={css.feeBasis}>{t(basisTexts[basis])}</p>;
}

/** Gas price and gas limit, collapsed at first. */
function ChargeDetails({ state, network }: NetworkChargeProps): ReactElement {
  const t = useTranslate();
  const gas = state.networkCharge?.gas ?? null;
  const price = gas && toGasPrice(gas.price, network);
  return (
    <FeeFold label={t('send.charge.details')} startsOpen={false}>
      <Statement
        density="compact"
        rows={[
          {
            label: t('send.charge.gasPrice'),
            value: price ? <AmountText {...price} /> : '—',
          },
          { label: t('send.charge.gasLimit'), value: gas?.limit ?? '—' },
        ]}
      />
      <p className={muted}>{t('send.charge.text')}</p>
    </FeeFold>
  );
}
