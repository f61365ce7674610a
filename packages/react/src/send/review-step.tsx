'use client';
import {
  type Cents,
  type Decimal,
  formatCoin,
  formatFeeUsd,
  formatMoney,
  getNetwork,
  type NetworkDefinition,
  parseAmount,
  parseRate,
  type SendState,
} from '@billfold/core';
import type { Account } from '@billfold/core/contract';
import type { ReactElement } from 'react';
import { ProblemNotice } from '../flow-dialog/problem-notice.tsx';
import { hero, heroLabel, muted, step } from '../flow-dialog/step.css.ts';
import { AmountText } from '../primitives/amount-text/amount-text.tsx';
import { Statement, type StatementRow } from '../primitives/statement/statement.tsx';
import { useTranslate } from '../provider/use-provided.ts';
import { CopiedAddress } from '../transactions/copied-address.tsx';
import { PricedAmount } from './priced-amount.tsx';
import { RecipientNotice } from './recipient-notice.tsx';

export interface ReviewStepProps {
  readonly state: SendState;
  /** Of the statement, by which the button that goes on is described. */
  readonly id: string;
  readonly onRetry: () => void;
}

/** Everything that is about to be signed, as on a statement: the lines add up to the total. */
export function ReviewStep({ state, id, onRetry }: ReviewStepProps): ReactElement | null {
  const t = useTranslate();
  const { account, network, problem, exactAmount: amount } = state;
  if (!account || !network || amount === null) return null;
  const shown = { ...network, digits: state.sumDigits };
  // What the last signing was refused for is to be read, not repeated.
  const canRetry = state.total === null && !state.busy;
  return (
    <div className={step}>
      <div className={hero}>
        <span className={heroLabel}>{t('send.review.amount')}</span>
        <AmountText amount={formatCoin(amount, shown)} unit={network.symbol} size="hero" />
      </div>
      {problem && (
        <ProblemNotice
          problem={problem}
          title={canRetry ? t('send.feesFailed') : undefined}
          tone={canRetry ? 'danger' : 'warning'}
          onRetry={canRetry ? onRetry : undefined}
        />
      )}
      <div id={id}>
        <ReviewLines state={state} account={account} network={shown} amount={amount} />
      </div>
      <RecipientNotice state={state} />
    </div>
  );
}

interface ReviewLinesProps extends Pick<ReviewStepProps, 'state'> {
  readonly account: Account;
  /** With as many digits as it takes for the lines to add up. */
  readonly network: NetworkDefinition;
  readonly amount: Decimal;
}

function ReviewLines({ state, account, network, amount }: ReviewLinesProps): ReactElement {
  const t = useTranslate();
  const { fiat } = state;
  const money = (value: Decimal | null, usd: string | null): ReactElement => (
    <PricedAmount amount={value} usd={usd} network={network} failed={!state.busy} />
  );
  const fee = (value: Decimal | null): ReactElement =>
    money(value, value && feeInUsd(value, state.rate, network));
  const available = formatCoin(account.nativeBalance, getNetwork(account.blockchainNetwork));
  const networkFee = { label: t('send.review.networkFee'), value: fee(state.networkFee) };
  const rows: readonly StatementRow[] = [
    {
      label: t('send.review.from'),
      value: (
        <>
          {account.name}
          <span className={muted}>
            {t('send.review.available', { amount: available, symbol: network.symbol })}
          </span>
        </>
      ),
    },
    {
      label: t('send.review.to'),
      value: <CopiedAddress address={state.recipientAddress} label={t('confirmation.copyTo')} />,
      stacked: true,
    },
    { label: t('send.review.value'), value: money(amount, inUsd(fiat?.amount)) },
    { label: t('send.review.fees'), value: fee(state.fee) },
    ...(network.chargesNetworkFee ? [networkFee] : []),
    { label: t('send.review.total'), value: money(state.total, inUsd(fiat?.total)), total: true },
  ];
  return <Statement rows={rows} />;
}

function inUsd(worth: Cents | null | undefined): string | null {
  return worth == null ? null : formatMoney(worth);
}

/** Above zero it is at least a cent. */
function feeInUsd(
  fee: Decimal,
  rate: SendState['rate'],
  network: NetworkDefinition,
): string | null {
  if (rate === null) return null;
  const units = parseAmount(fee, network.decimals);
  return formatFeeUsd(units, parseRate(rate.currentRate), network);
}
