import { getNetwork } from '@billfold/core';
import { compareAmounts, isAboveZero, trimDecimal } from '@billfold/core/internal';
import { priceText, type RefundClaim, type RefundedPayment } from '@billfold/core/payments';
import { AddressText, TimeText, useTranslate } from '@billfold/react';
import { Notice, problemText, Statement } from '@billfold/react/internal';
import { type ReactElement, useEffect } from 'react';
import { networkTitle } from '../network-title.ts';
import * as css from '../pay.css.ts';
import { PayFrame } from '../pay-frame.tsx';
import { OrderFacts } from '../payment-summary.tsx';
import { ResultHead } from '../result-head.tsx';
import { TransactionLink } from '../transaction-link.tsx';
import { RefundForm } from './refund-form.tsx';
import type { ClaimedRefund } from './use-refund-claim.ts';

export interface RefundPageProps extends ClaimedRefund {
  readonly claim: RefundClaim;
  readonly token: string;
}

/** Page of a refund for its customer: asks for the address, then says how far the refund is. */
export function RefundPage(props: RefundPageProps): ReactElement {
  const { claim, failure } = props;
  const { merchant, payment, sandbox, amount, value, sent, asset, network, status } = claim;
  const isFeeTakenOff = claim.networkFeePaidBy === 'CUSTOMER' && sent === null;
  // Once it is sent, its amount is the one that a wallet shows.
  const fee = sent === null ? null : compareAmounts(amount, sent).by;
  const hasFee = fee !== null && isAboveZero(fee);
  const t = useTranslate();
  const title = t('refundClaim.title', { merchant: merchant.name });
  useEffect(() => {
    document.title = title;
  }, [title]);
  const isOpen = status === 'WAITING_FOR_ADDRESS';
  const noPages = { logoUrl: null, website: null, termsUrl: null };
  return (
    <PayFrame
      merchant={{ ...merchant, ...noPages, privacyUrl: null, refundUrl: null }}
      isTest={sandbox}
      title={title}
      price={null}
      summary={
        <>
          {/* Eight decimals and a network have no room next to the title on a phone. */}
          <div className={css.stack}>
            <p className={css.label}>{t('refundClaim.amount')}</p>
            <p className={css.price}>
              <span dir="ltr">
                {trimDecimal(sent ?? amount)} {asset}
              </span>{' '}
              <span className={css.small}>
                {t('refundClaim.amount.network', { network: networkTitle(network) })}
              </span>
            </p>
            {value !== null && !hasFee && (
              <p className={css.small}>
                {t(payment === null ? 'refundClaim.value.came' : 'refundClaim.value', {
                  value: priceText(value, t),
                })}
              </p>
            )}
            {isFeeTakenOff && (
              <p className={css.small}>
                {claim.feeHint
                  ? t('refundClaim.amount.fee.about', { fee: priceText(claim.feeHint, t) })
                  : t('refundClaim.amount.fee')}
              </p>
            )}
            {hasFee && (
              <p className={css.small}>
                {t('checkout.sentBack.fee', {
                  // The value is that of the whole refund, not of what the network left.
                  amount: `${trimDecimal(amount)} ${asset}${value === null ? '' : ` (${priceText(value, t)})`}`,
                  fee: `${fee} ${asset}`,
                })}
              </p>
            )}
          </div>
          {payment !== null && (
            <div className={css.stack}>
              <RefundedFor payment={payment} />
            </div>
          )}
          {isOpen && (
            <p className={css.small}>
              {t('refundClaim.until')} <TimeText at={claim.expiresAt} form="date" />
            </p>
          )}
        </>
      }
    >
      {failure !== null && (
        <Notice tone="warning" live>
          <p>{problemText(failure, t)}</p>
        </Notice>
      )}
      {isOpen ? <RefundForm {...props} /> : <RefundProgress claim={claim} status={status} />}
    </PayFrame>
  );
}

/** Payment by which its customer knows that the refund is theirs. */
function RefundedFor({ payment }: { readonly payment: RefundedPayment }): ReactElement {
  const t = useTranslate();
  const { description, orderId, price } = payment;
  return (
    <>
      <OrderFacts description={description} orderId={orderId} />
      <p className={css.small}>
        {t('checkout.price')} <bdi>{priceText(price, t)}</bdi>
      </p>
    </>
  );
}

const progress = {
  WAITING_FOR_MERCHANT: { tone: 'success', name: 'waiting' },
  SENT: { tone: 'info', name: 'sent' },
  CONFIRMED: { tone: 'success', name: 'confirmed' },
  CANCELLED: { tone: 'warning', name: 'cancelled' },
  EXPIRED: { tone: 'warning', name: 'expired' },
} as const;

interface RefundProgressProps {
  readonly claim: RefundClaim;
  readonly status: keyof typeof progress;
}

/** How far the refund is, and where it goes. */
function RefundProgress({ claim, status }: RefundProgressProps): ReactElement {
  const t = useTranslate();
  const { merchant, network, address, memo, hash, sandbox } = claim;
  const { tone, name } = progress[status];
  const values = { merchant: merchant.name, network: getNetwork(network).name };
  const rows = [
    ...(address === null
      ? []
      : [{ label: t('refundClaim.to'), value: <AddressText address={address} form="grouped" /> }]),
    ...(memo === null ? [] : [{ label: t('refundClaim.comment'), value: memo }]),
    ...(hash === null
      ? []
      : [
          {
            label: t('refundClaim.transaction'),
            value: (
              <span className={css.row}>
                <AddressText address={hash} />
                <TransactionLink {...{ network, hash, sandbox }} />
              </span>
            ),
          },
        ]),
  ];
  return (
    <>
      <ResultHead key={status} tone={tone} title={t(`refundClaim.${name}`)} isFirst={false}>
        <p>{t(`refundClaim.${name}.text`, values)}</p>
        {name === 'waiting' && claim.email !== null && <p>{t('refundClaim.waiting.email')}</p>}
      </ResultHead>
      {rows.length > 0 && <Statement rows={rows.map((row) => ({ ...row, stacked: true }))} />}
    </>
  );
}
