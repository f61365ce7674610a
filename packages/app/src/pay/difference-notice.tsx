import { isAboveZero, overText, shortText } from '@billfold/core/internal';
import { useTranslate } from '@billfold/react';
import { Notice } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { AskShop } from './ask-shop.tsx';
import { awaitsAddress } from './checkout-step.ts';
import { DecisionEmail } from './decision-email.tsx';
import { isPaidTwice } from './is-paid-twice.ts';
import * as css from './pay.css.ts';
import { pendingRefundText } from './pending-refund.ts';
import { RefundLink } from './refund-link.tsx';
import type { ShownPayment } from './step-props.ts';

/**
 * Difference between what a paid payment asked for and what arrived, and what to do about it, or what is to go back;
 * nothing without one.
 */
export function DifferenceNotice({ checkout, source }: ShownPayment): ReactElement | null {
  const t = useTranslate();
  const { paidState, refundState, refunded, merchant } = checkout;
  const pending = pendingRefundText(checkout, t);
  if (pending !== null)
    return (
      <Notice tone="info" live>
        <div className={css.noticeParts}>
          <p>{pending}</p>
          {awaitsAddress(checkout) && (
            <>
              <RefundLink checkout={checkout} />
              <AskShop checkout={checkout} hasId={checkout.receiptNumber === null} />
            </>
          )}
        </div>
      </Notice>
    );
  // What was sent back is not asked for again.
  if (refundState !== 'NONE') return null;
  const facts = { merchant: merchant.name };
  if (paidState === 'OVERPAID')
    return (
      <Notice tone="warning">
        <div className={css.noticeParts}>
          {isPaidTwice(checkout) ? (
            <>
              <h3 className={css.strong}>{t('checkout.paid.twice')}</h3>
              <p>{t('checkout.paid.twice.text', { ...facts, amount: overText(checkout, t) })}</p>
            </>
          ) : (
            <p>{t('checkout.paid.over', { ...facts, amount: overText(checkout, t) })}</p>
          )}
          <p>{t('checkout.paid.over.how', facts)}</p>
          <AskShop checkout={checkout} hasId={checkout.receiptNumber === null} />
          <DecisionEmail {...{ checkout, source }} />
        </div>
      </Notice>
    );
  // A refund that leaves the price alone is one of the excess.
  if (isAboveZero(refunded))
    return (
      <Notice tone="info">
        <p>{t('checkout.paid.over.returned', { ...facts, amount: overText(checkout, t) })}</p>
      </Notice>
    );
  const missing = shortText({ ...checkout, shortBy: checkout.remaining }, t);
  if (missing === null) return null;
  return <p className={css.small}>{t('checkout.paid.less', { ...facts, amount: missing })}</p>;
}
