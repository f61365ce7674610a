import { compareAmounts, trimDecimal } from '@billfold/core/internal';
import { isPermitted, type RefundStatus } from '@billfold/core/payments';
import { AmountText, CopyButton, TimeText, useTranslate } from '@billfold/react';
import { Badge, type BadgeProps, ChainText } from '@billfold/react/internal';
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
  const { amount, kept, asset, status, network, address, hash, memo, reason, createdAt } = refund;
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
      <div className={css.facts}>
        <TimeText at={createdAt} />
        {/[1-9]/.test(kept) && (
          <span>{t('refunds.kept.of', { amount: trimDecimal(kept), unit: asset })}</span>
        )}
        <CustomerPart refund={refund} />
      </div>
      {reason !== null && (
        <p className={css.free}>
          <bdi>{t('refunds.reason.of', { reason })}</bdi>
        </p>
      )}
      {address !== null && (
        <div className={css.chain}>
          {t('refunds.to')}
          <ChainText network={network} page={{ address }} copyLabel={t('refunds.copyAddress')} />
          {memo !== null && <bdi>{`${t('refunds.comment')}: ${memo}`}</bdi>}
        </div>
      )}
      {hash !== null && (
        <div className={css.chain}>
          {t('payment.transfers.transaction')}
          <ChainText network={network} page={{ hash }} copyLabel={t('refunds.copyHash')} />
        </div>
      )}
      <RefundSentence {...{ business, refund }} />
      <RefundActions {...{ business, refund, value, isSignedAbove }} />
    </li>
  );
}

/** Amount left for a customer who pays the network fee, and the fee; both are known once the refund is signed. */
function CustomerPart({ refund }: Pick<RefundRowProps, 'refund'>): ReactElement | null {
  const t = useTranslate();
  const { amount, sent, asset: unit, status, networkFeePaidBy } = refund;
  if (networkFeePaidBy === 'MERCHANT') return null;
  if (sent === null) return <span>{t('refunds.fee.customer')}</span>;
  const fee = compareAmounts(amount, sent).by;
  return (
    <>
      <span>
        {t(status === 'CONFIRMED' ? 'refunds.got' : 'refunds.gets', {
          ...{ amount: trimDecimal(sent), unit },
        })}
      </span>
      <span>{t('refunds.fee.customer.of', { amount: fee, unit })}</span>
    </>
  );
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
