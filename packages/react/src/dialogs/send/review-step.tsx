'use client';
import {
  type Cents,
  type Decimal,
  formatCoin,
  formatFeeUsd,
  formatMoney,
  type HeldAsset,
  type NetworkDefinition,
  parseAmount,
  parseRate,
  type SendActions,
  type SendState,
  toDecimal,
} from '@billfold/core';
import type { Account } from '@billfold/core/contract';
import type { ReactElement } from 'react';
import { useTranslate } from '../../provider/use-translate.ts';
import { CopiedAddress } from '../../ui/address-text/copied-address.tsx';
import { AmountText } from '../../ui/amount-text/amount-text.tsx';
import { ProblemNotice } from '../../ui/problem-notice/problem-notice.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Statement, type StatementRow } from '../../ui/statement/statement.tsx';
import { hero, heroLabel, muted, step } from '../frame/step.css.ts';
import { HighFeeNotice } from './high-fee-notice.tsx';
import { PricedAmount } from './priced-amount.tsx';
import { RecipientName } from './recipient-name.tsx';
import { RecipientNotice } from './recipient-notice.tsx';
import { TotalAmount } from './total-amount.tsx';

export interface ReviewStepProps {
  readonly state: SendState;
  /** Of the statement, by which the button that goes on is described. */
  readonly id: string;
  readonly actions: SendActions;
}

/** Everything that is about to be signed, as on a statement: the lines add up to the total. */
export function ReviewStep({ state, id, actions }: ReviewStepProps): ReactElement | null {
  const t = useTranslate();
  const { account, network, asset, problem, exactAmount: amount } = state;
  if (!account || !network || !asset || amount === null) return null;
  const shown = { ...asset, digits: state.sumDigits };
  // What the last signing was refused for is to be read, not repeated.
  const canRetry = state.total === null && !state.busy;
  return (
    <div className={step}>
      <div className={hero}>
        <span className={heroLabel}>{t('send.review.amount')}</span>
        <AmountText amount={formatCoin(amount, shown)} unit={asset.symbol} size="hero" />
      </div>
      {problem && (
        <ProblemNotice
          problem={problem}
          title={canRetry ? t('send.feesFailed') : undefined}
          tone={canRetry ? 'danger' : 'warning'}
          onRetry={canRetry ? actions.retry : undefined}
        />
      )}
      {/* Above the lines: under them it may be out of sight, beside a button that goes on. */}
      <RecipientNotice state={state} actions={actions} />
      <div id={id}>
        <ReviewLines
          state={state}
          account={account}
          asset={shown}
          network={{ ...network, digits: state.feeDigits }}
          amount={amount}
        />
      </div>
      <HighFeeNotice state={state} actions={actions} />
    </div>
  );
}

interface ReviewLinesProps extends Pick<ReviewStepProps, 'state'> {
  readonly account: Account;
  /** Both with as many digits as it takes for the lines to add up. */
  readonly asset: HeldAsset;
  readonly network: NetworkDefinition;
  readonly amount: Decimal;
}

function ReviewLines({ state, account, ...shown }: ReviewLinesProps): ReactElement {
  const t = useTranslate();
  const { fiat, sentMemo } = state;
  const { asset, network, amount } = shown;
  const failed = !state.busy;
  const fee = (value: Decimal | null): ReactElement => {
    const usd = value && feeInUsd(value, state.nativeRate, network);
    return <PricedAmount amount={value} usd={usd} asset={network} failed={failed} />;
  };
  const networkFee = { label: t('send.review.networkFee'), value: fee(networkFeeOf(state)) };
  const memo = { label: t('send.review.memo'), value: sentMemo, stacked: true };
  const rows: readonly StatementRow[] = [
    { label: t('send.review.from'), value: <Source account={account} asset={state.asset} /> },
    {
      label: t('send.review.to'),
      value: (
        <>
          <RecipientName state={state} />
          <CopiedAddress address={state.recipientAddress} label={t('confirmation.copyTo')} />
        </>
      ),
      stacked: true,
    },
    ...(sentMemo === '' ? [] : [memo]),
    {
      label: t('send.review.value'),
      value: (
        <PricedAmount amount={amount} usd={inUsd(fiat?.amount)} asset={asset} failed={failed} />
      ),
    },
    { label: t('send.review.fees'), value: fee(state.fee) },
    ...(network.chargesNetworkFee || state.networkFee !== null ? [networkFee] : []),
    { label: t('send.review.total'), value: <Total state={state} />, total: true },
  ];
  return <Statement rows={rows} />;
}

/** Nothing is due where the network asks for none beside its fee. */
function networkFeeOf({ fee, networkFee }: SendState): Decimal | null {
  return fee === null ? null : (networkFee ?? toDecimal('0'));
}

/** The account, and what there is in it of what is sent. */
function Source(props: Pick<ReviewLinesProps, 'account'> & Pick<SendState, 'asset'>): ReactElement {
  const t = useTranslate();
  const { account, asset } = props;
  return (
    <>
      {account.name}
      {asset && (
        <span className={muted}>
          {t('send.review.available', {
            amount: formatCoin(asset.balance, asset),
            symbol: asset.symbol,
          })}
        </span>
      )}
    </>
  );
}

function Total({ state }: Pick<ReviewLinesProps, 'state'>): ReactElement {
  const usd = inUsd(state.fiat?.total);
  if (state.total === null) return state.busy ? <Skeleton width="8em" /> : <span>—</span>;
  return (
    <>
      <TotalAmount state={state} />
      {/* The space parts the two where they are read aloud. */}
      {usd !== null && <span className={muted}> {usd}</span>}
    </>
  );
}

function inUsd(worth: Cents | null | undefined): string | null {
  return worth == null ? null : formatMoney(worth);
}

/** Above zero it is at least a cent. */
function feeInUsd(
  fee: Decimal,
  rate: SendState['nativeRate'],
  network: NetworkDefinition,
): string | null {
  if (rate === null) return null;
  const units = parseAmount(fee, network.decimals);
  return formatFeeUsd(units, parseRate(rate.currentRate), network);
}
