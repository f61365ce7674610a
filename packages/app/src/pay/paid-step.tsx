import { checkoutPartsTexts, checkoutResultTexts } from '@billfold/core/internal';
import type { Checkout } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { Button, icons, LinkButton, Spinner, TextLink, useTexts } from '@billfold/react/internal';
import { type ReactElement, Suspense } from 'react';
import { asksRefund, awaitsAddress } from './checkout-step.ts';
import { contactUrl } from './contact-url.ts';
import { DifferenceNotice } from './difference-notice.tsx';
import { LazyReceipt } from './lazy-parts.tsx';
import * as css from './pay.css.ts';
import { ResultHead } from './result-head.tsx';
import { ReturnTimer } from './return-timer.tsx';
import { returnUrl } from './return-url.ts';
import { SendReceipt } from './send-receipt.tsx';
import { SentBack } from './sent-back.tsx';
import type { StepProps } from './step-props.ts';

/** The payment is complete: the way back to the shop first, then the receipt. */
export function PaidStep({ checkout, source, isFirst }: StepProps): ReactElement {
  useTexts(checkoutPartsTexts, checkoutResultTexts);
  const t = useTranslate();
  const { merchant, redirectAfterSeconds } = checkout;
  const back = returnUrl(checkout);
  const outcome = useOutcome(checkout);
  const isAwaiting = awaitsAddress(checkout);
  const isOwed = checkout.paidState === 'OVERPAID' && checkout.refundState === 'NONE';
  return (
    <>
      <ResultHead
        tone={isAwaiting ? 'info' : 'success'}
        title={t(titleOf(checkout))}
        isFirst={isFirst}
      >
        {/* What goes back is said below. */}
        {!isAwaiting && <p>{outcome}</p>}
      </ResultHead>
      <DifferenceNotice {...{ checkout, source }} />
      <SentBack checkout={checkout} />
      {back !== null && (
        <div className={css.printless}>
          {/* Where money goes back to the payer, that is what they look for. */}
          <LinkButton
            href={back}
            target="_top"
            variant={isOwed || isAwaiting ? undefined : 'primary'}
            size="lg"
            wide
          >
            {t('checkout.paid.back', { merchant: merchant.name })}
          </LinkButton>
          {checkout.redirectUrl !== null && redirectAfterSeconds !== null && !isFirst && (
            <ReturnTimer seconds={redirectAfterSeconds} url={back} merchant={merchant.name} />
          )}
        </div>
      )}
      {checkout.receiptNumber !== null && (
        <Suspense fallback={<Spinner />}>
          <LazyReceipt checkout={checkout} />
        </Suspense>
      )}
      <div className={css.offPaper}>
        {asksRefund(checkout) && <AskRefund checkout={checkout} />}
        <div className={css.receiptActions}>
          <Button icon={icons.print} onClick={() => window.print()}>
            {t('checkout.paid.print')}
          </Button>
          {checkout.actions.includes('SEND_RECEIPT') && <SendReceipt checkout={checkout} />}
        </div>
      </div>
    </>
  );
}

function titleOf(checkout: Checkout) {
  if (awaitsAddress(checkout)) return 'checkout.sentBack.title';
  return checkout.refundState === 'FULL' ? 'checkout.paid.back.FULL' : 'checkout.paid';
}

function useOutcome(checkout: Checkout): string {
  const t = useTranslate();
  const { merchant, paidState, refundState, pendingRefund, successText, paidElsewhere } = checkout;
  const values = { merchant: merchant.name };
  if (refundState !== 'NONE') return t(`checkout.paid.refunded.${refundState}`, values);
  if (paidElsewhere !== null)
    return [t('checkout.paid.marked', values), successText].filter(Boolean).join(' ');
  const isSettled = paidState !== 'OVERPAID' && pendingRefund === null;
  return successText ?? t(isSettled ? 'checkout.paid.text' : 'checkout.paid.received', values);
}

/** Way to a refund: only the shop can send one. */
function AskRefund({ checkout }: Pick<StepProps, 'checkout'>): ReactElement {
  const t = useTranslate();
  const { id, merchant } = checkout;
  const values = { merchant: merchant.name };
  const url = contactUrl(checkout, `${t('checkout.help.id')}: ${id}`);
  return (
    <p className={css.small}>
      {t('checkout.paid.refund', values)}{' '}
      {url !== null && (
        <TextLink href={url} target="_blank" rel="noopener noreferrer">
          {t('checkout.help', values)}
        </TextLink>
      )}
    </p>
  );
}
