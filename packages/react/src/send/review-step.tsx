'use client';
import {
  type Decimal,
  formatCoin,
  type NetworkDefinition,
  parseAmount,
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
import { LoadingAmount } from './loading-amount.tsx';

export interface ReviewStepProps {
  readonly state: SendState;
  /** Of the statement, by which the button that goes on is described. */
  readonly id: string;
  readonly onRetry: () => void;
}

/** Everything that is about to be signed, as on a statement: the lines add up to the total. */
export function ReviewStep({ state, id, onRetry }: ReviewStepProps): ReactElement | null {
  const t = useTranslate();
  const { account, network, problem } = state;
  if (!account || !network) return null;
  const amount = formatCoin(parseAmount(state.amount, network.decimals), network);
  // What the last signing was refused for is to be read, not repeated.
  const canRetry = state.total === null && !state.busy;
  return (
    <div className={step}>
      <div className={hero}>
        <span className={heroLabel}>{t('send.review.amount')}</span>
        <AmountText amount={amount} unit={network.symbol} size="hero" />
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
        <ReviewLines state={state} account={account} network={network} amount={amount} />
      </div>
    </div>
  );
}

interface ReviewLinesProps extends Pick<ReviewStepProps, 'state'> {
  readonly account: Account;
  readonly network: NetworkDefinition;
  /** Formatted. */
  readonly amount: string;
}

function ReviewLines({ state, account, network, amount }: ReviewLinesProps): ReactElement {
  const t = useTranslate();
  const money = (value: Decimal | null): ReactElement => (
    <LoadingAmount amount={value} network={network} failed={!state.busy} />
  );
  const available = formatCoin(account.nativeBalance, network);
  const networkFee = { label: t('send.review.networkFee'), value: money(state.networkFee) };
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
    {
      label: t('send.review.value'),
      value: <AmountText amount={amount} unit={network.symbol} />,
    },
    { label: t('send.review.fees'), value: money(state.fee) },
    ...(network.chargesNetworkFee ? [networkFee] : []),
    { label: t('send.review.total'), value: money(state.total), total: true },
  ];
  return <Statement rows={rows} />;
}
