'use client';
import {
  type Cents,
  type Decimal,
  formatAmount,
  formatMoney,
  isErrorCode,
  type NetworkDefinition,
  toDecimal,
} from '@billfold/core';
import type { Account } from '@billfold/core/contract';
import type { HeldAsset, SendActions, SendState } from '@billfold/core/flows';
import type { ReactElement } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { plain } from '../../theme/base.css.ts';
import { groupedAmount } from '../../ui/amount-text/grouped-amount.ts';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { scrollIntoSight } from '../../ui/dialog/scroll-into-sight.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import { ProblemNotice } from '../../ui/problem-notice/problem-notice.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Statement, type StatementRow } from '../../ui/statement/statement.tsx';
import { step } from '../frame/step.css.ts';
import { feeInUsd, PricedAmount, SentHero, TotalAmount } from './amounts.tsx';
import { ChosenRecipient } from './chosen-recipient.tsx';
import { RecipientChecks } from './recipient-notice.tsx';
import * as css from './send.css.ts';
import { useArrival } from './use-arrival.ts';
import { useFeeSource } from './use-fee-source.ts';

/** Ids of the recipient with its account, and of the sums. */
export interface ReviewIds {
  readonly parties: string;
  readonly sums: string;
}

interface ReviewStepProps {
  readonly state: SendState;
  /** Ids of the two parts of the statement, which describe the Continue button. */
  readonly ids: ReviewIds;
  readonly actions: SendActions;
}

/** Shows everything that will be signed as a statement, whose lines add up to the total. */
export function ReviewStep({ state, ids, actions }: ReviewStepProps): ReactElement | null {
  const t = useTranslate();
  const { account, network, asset, error, exactAmount: amount } = state;
  if (!account || !network || !asset || amount === null) return null;
  const shown = { ...asset, digits: state.sumDigits };
  // A refusal of the last signing is shown without a retry.
  // The line of the fees says what it was; the notification says that it changed.
  const isSaid = state.changedFee !== null && isErrorCode(error, 'fee_changed');
  const canRetry = state.total === null && !state.busy;
  return (
    <div className={css.review}>
      <SentHero state={state} />
      {error && !isSaid && (
        <ProblemNotice
          problem={error}
          title={canRetry ? t('send.feesFailed') : undefined}
          tone={canRetry ? 'danger' : 'warning'}
          onRetry={canRetry ? actions.retry : undefined}
        />
      )}
      {/* Above the lines: below them it may be scrolled out of sight next to Continue. */}
      <RecipientChecks state={state} actions={actions} hasCard />
      <div id={ids.parties} className={step}>
        <ChosenRecipient state={state} label={t('send.review.to')} isCopied />
        <Parties state={state} account={account} />
      </div>
      <div className={css.sums}>
        <Sums
          state={state}
          id={ids.sums}
          asset={shown}
          network={{ ...network, digits: state.feeDigits }}
          amount={amount}
        />
        {state.highFee && <HighFee state={state} actions={actions} />}
      </div>
    </div>
  );
}

interface PartiesProps {
  readonly state: Pick<SendState, 'sentMemo' | 'asset' | 'network' | 'feePriority' | 'request'>;
  readonly account: Account;
}

/** Memo for the recipient, the account that pays, and when the transaction arrives. */
function Parties({ state, account }: PartiesProps): ReactElement {
  const t = useTranslate();
  const { sentMemo, asset } = state;
  const arrival = useArrival(state);
  const memo = { label: t('send.review.memo'), value: sentMemo, stacked: true };
  return (
    <Statement
      density="compact"
      rows={[
        // Right under the recipient, whom a payment without it does not reach.
        ...(sentMemo === '' ? [] : [memo]),
        { label: t('send.review.from'), value: <Source account={account} asset={asset} /> },
        // A business waits for confirmations of its own, which its checkout page counts.
        ...(arrival === null || state.request !== null
          ? []
          : [
              {
                label: t('send.arrival'),
                value: <span className={css.arrival}>{arrival}</span>,
              },
            ]),
      ]}
    />
  );
}

interface SumsProps extends Pick<ReviewStepProps, 'state'> {
  readonly id: string;
  /** Asset and network with the digits with which the lines add up. */
  readonly asset: HeldAsset;
  readonly network: NetworkDefinition;
  readonly amount: Decimal;
}

/** Amount, fees and their total. */
function Sums({ state, id, asset, network, amount }: SumsProps): ReactElement {
  const t = useTranslate();
  const { fiat } = state;
  const failed = !state.busy;
  const fee = (value: Decimal | null): ReactElement => {
    const usd = feeInUsd(value, state.nativeRate, network);
    return <PricedAmount amount={value} usd={usd} asset={network} failed={failed} />;
  };
  const isActivated = state.networkFee !== null && /[1-9]/.test(state.networkFee);
  const source = useFeeSource(state, state.fee);
  const networkFee = {
    label: t('send.review.networkFee'),
    value: (
      <>
        {fee(networkFeeOf(state))}
        {isActivated && <span className={css.feeNote}>{t('send.fees.activation')}</span>}
      </>
    ),
  };
  const note = isActivated && isNothing(state.fee) ? t('send.fees.activation.all') : source;
  const rows: readonly StatementRow[] = [
    {
      label: t('send.review.value'),
      value: (
        <PricedAmount amount={amount} usd={inUsd(fiat?.amount)} asset={asset} failed={failed} />
      ),
    },
    {
      label: t('send.review.fees'),
      value: (
        <>
          {fee(state.fee)}
          <ChangedFee state={state} network={network} />
          {note !== null && <span className={css.feeNote}>{note}</span>}
        </>
      ),
    },
    ...(network.chargesNetworkFee || state.networkFee !== null ? [networkFee] : []),
    { label: t('send.review.total'), value: <Total state={state} />, total: true },
  ];
  return (
    <div id={id}>
      <Statement rows={rows} layout="figures" />
    </div>
  );
}

/** Fee of the last review, beside the one that took its place. */
function ChangedFee({ state, network }: Pick<SumsProps, 'state' | 'network'>) {
  const t = useTranslate();
  const { changedFee, fee } = state;
  if (changedFee === null || fee === null) return null;
  const amount = formatAmount(changedFee, network);
  return (
    <span role="status" className={css.changedFee}>
      {t('send.review.changedFee', { amount, symbol: network.symbol })}
    </span>
  );
}

function isNothing(fee: Decimal | null): boolean {
  return fee !== null && !/[1-9]/.test(fee);
}

/** Returns the network fee; zero on networks that charge none. */
function networkFeeOf({ fee, networkFee }: SendState): Decimal | null {
  return fee === null ? null : (networkFee ?? toDecimal('0'));
}

/** Account with its balance of the asset. */
function Source(props: Pick<PartiesProps, 'account'> & Pick<SendState, 'asset'>): ReactElement {
  const t = useTranslate();
  const { account, asset } = props;
  return (
    <>
      {account.name}
      {asset && (
        <span className={css.available}>
          {' '}
          {t('send.review.available', {
            amount: groupedAmount(asset.balance, asset),
            symbol: asset.symbol,
          })}
        </span>
      )}
    </>
  );
}

function Total({ state }: Pick<SumsProps, 'state'>): ReactElement {
  const usd = inUsd(state.fiat?.total);
  if (state.total === null) return state.busy ? <Skeleton width="8em" /> : <span>—</span>;
  return (
    <>
      <span className={css.figure}>
        <TotalAmount state={state} />
      </span>
      {/* The space separates the two for screen readers. */}
      {usd !== null && <span className={css.value}> {usd}</span>}
    </>
  );
}

function inUsd(value: Cents | null | undefined): string | null {
  return value == null ? null : formatMoney(value);
}

interface HighFeeProps {
  readonly state: Pick<
    SendState,
    'highFee' | 'isHighFeeAccepted' | 'network' | 'nativeRate' | 'feeDigits'
  >;
  readonly actions: Pick<SendActions, 'acceptHighFee'>;
}

/** Warns of high fees beside Continue, and asks to accept them, without which Review cannot be left. */
function HighFee({ state, actions }: HighFeeProps): ReactElement | null {
  const t = useTranslate();
  const { highFee, isHighFeeAccepted, network, nativeRate, feeDigits } = state;
  if (highFee === null || network === null) return null;
  const { reason, fee } = highFee;
  const amount = formatAmount(fee, { ...network, digits: feeDigits });
  const shown = feeInUsd(fee, nativeRate, network) ?? `${amount} ${network.symbol}`;
  return (
    <Notice tone="warning" live ref={scrollIntoSight} title={t('send.review.highFee')}>
      <p className={plain}>{t(`send.review.highFee.${reason}`, { fee: shown })}</p>
      <Checkbox
        label={t('send.review.highFee.accept')}
        checked={isHighFeeAccepted}
        onCheckedChange={actions.acceptHighFee}
      />
    </Notice>
  );
}
