import type { Decimal } from '@billfold/core';
import { compareAmounts, trimDecimal } from '@billfold/core/internal';
import { isPermitted, type Refund, type RefundStatus } from '@billfold/core/payments';
import { AmountText, CopyButton, TimeText, useTranslate } from '@billfold/react';
import {
  Badge,
  type BadgeProps,
  ChainText,
  Statement,
  type StatementRow,
} from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { formatSum } from '../format-sum.ts';
import { CancelRefundButton } from './cancel-refund-button.tsx';
import { isSignable } from './find-refunding.ts';
import type { RefundRowProps } from './refund-row-props.ts';
import * as css from './refunds.css.ts';
import { SignRefundButton } from './sign-refund-button.tsx';

const tones: Readonly<Record<RefundStatus, BadgeProps['tone']>> = {
  AWAITING_ADDRESS: 'warning',
  AWAITING_SIGNATURE: 'warning',
  BROADCAST: 'info',
  CONFIRMED: 'success',
  FAILED: 'danger',
  CANCELLED: 'neutral',
  EXPIRED: 'neutral',
};

/** One refund: its amount and status, where it goes, and what can be done about it. */
export function RefundRow(props: RefundRowProps): ReactElement {
  const { business, refund, value = null, isSignedAbove = false } = props;
  const t = useTranslate();
  const { amount, asset, status } = refund;
  return (
    <li className={css.row}>
      <div className={css.head}>
        <span className={css.amount}>
          <AmountText amount={trimDecimal(amount)} unit={asset} />{' '}
          {value !== null && (
            <span className={css.valueAfter}>
              {t('refunds.amount.then', { value: formatSum(value) })}
            </span>
          )}
        </span>
        <Badge tone={tones[status]}>{t(`refunds.status.${status}`)}</Badge>
      </div>
      <Statement rows={useFactRows(refund)} />
      <RefundSentence {...{ business, refund }} />
      <RefundActions {...{ business, refund, value, isSignedAbove }} />
    </li>
  );
}

/** Returns the facts of a refund except its amount; parts of a customer who pays the network fee once it is signed. */
function useFactRows(refund: Refund): readonly StatementRow[] {
  const t = useTranslate();
  const { amount, kept, sent, asset: unit, network, networkFeePaidBy } = refund;
  const { address, hash, memo, reason, createdAt } = refund;
  const isFeeTakenOff = networkFeePaidBy === 'CUSTOMER';
  const inAsset = (each: Decimal) => <AmountText amount={trimDecimal(each)} unit={unit} />;
  const free = (text: string) => <bdi>{text}</bdi>;
  return [
    { label: t('payment.created'), value: <TimeText at={createdAt} /> },
    ...(/[1-9]/.test(kept) ? [{ label: t('refunds.review.kept'), value: inAsset(kept) }] : []),
    ...(isFeeTakenOff && sent === null
      ? [{ label: t('refunds.fee'), value: t('refunds.fee.CUSTOMER') }]
      : []),
    ...(isFeeTakenOff && sent !== null
      ? [
          { label: t('refunds.fee'), value: inAsset(compareAmounts(amount, sent).by) },
          { label: t('refunds.sign.gets'), value: inAsset(sent) },
        ]
      : []),
    ...(address === null
      ? []
      : [
          {
            label: t('refunds.to'),
            value: (
              <ChainText
                network={network}
                page={{ address }}
                copyLabel={t('refunds.copyAddress')}
              />
            ),
          },
        ]),
    ...(address === null || memo === null
      ? []
      : [{ label: t('refunds.comment'), value: free(memo) }]),
    ...(hash === null
      ? []
      : [
          {
            label: t('payment.transfers.transaction'),
            value: (
              <ChainText network={network} page={{ hash }} copyLabel={t('refunds.copyHash')} />
            ),
          },
        ]),
    ...(reason === null ? [] : [{ label: t('payment.reason'), value: free(reason) }]),
  ];
}

/** Tells what a refund waits for. */
function RefundSentence({ refund }: RefundRowProps): ReactElement | null {
  const t = useTranslate();
  const { status, claimExpiresAt } = refund;
  if (status === 'AWAITING_ADDRESS' && claimExpiresAt !== null)
    return (
      <p className={css.muted}>
        {t('refunds.says.AWAITING_ADDRESS')} <TimeText at={claimExpiresAt} form="date" />
      </p>
    );
  if (status === 'AWAITING_SIGNATURE' || status === 'FAILED')
    return <p className={css.muted}>{t(`refunds.says.${status}`)}</p>;
  return null;
}

function RefundActions({
  business,
  refund,
  value,
  isSignedAbove,
}: RefundRowProps): ReactElement | null {
  const t = useTranslate();
  const { status, claimUrl, livemode } = refund;
  const isOpen = isSignable(refund) || status === 'AWAITING_ADDRESS';
  const mayCancel = isPermitted(business.role, 'create-refunds', livemode);
  const maySign = isPermitted(business.role, 'sign-funds', livemode);
  if (!isOpen || (claimUrl === null && !mayCancel && !maySign)) return null;
  return (
    <div className={css.actions}>
      {!isSignedAbove && isSignable(refund) && maySign && (
        <SignRefundButton {...{ business, refund, value }} />
      )}
      {claimUrl !== null && (
        <CopyButton size="sm" variant="primary" text={claimUrl} label={t('refunds.link.copy')} />
      )}
      {mayCancel && <CancelRefundButton {...{ business, refund }} />}
    </div>
  );
}
