import { useTranslate } from '@billfold/react';
import { Button, icons, LinkButton, Spinner } from '@billfold/react/internal';
import { type ReactElement, Suspense } from 'react';
import { DifferenceNotice } from './difference-notice.tsx';
import { LazyReceipt } from './lazy-parts.tsx';
import * as css from './pay.css.ts';
import { PayerDetails } from './payer-details.tsx';
import { ResultHead } from './result-head.tsx';
import { ReturnTimer } from './return-timer.tsx';
import { returnUrl } from './return-url.ts';
import { SendReceipt } from './send-receipt.tsx';
import type { StepProps } from './step-props.ts';

/** The payment is complete: the way back to the shop first, then the receipt. */
export function PaidStep({ checkout, source, isFirst }: StepProps): ReactElement {
  const t = useTranslate();
  const { merchant, paidState, successText, redirectAfterSeconds } = checkout;
  const back = returnUrl(checkout);
  const paidText = paidState === 'OVERPAID' ? 'checkout.paid.received' : 'checkout.paid.text';
  return (
    <>
      <ResultHead tone="success" title={t('checkout.paid')} isFirst={isFirst}>
        <p>{successText ?? t(paidText, { merchant: merchant.name })}</p>
      </ResultHead>
      <DifferenceNotice checkout={checkout} />
      {back !== null && (
        <div className={css.printless}>
          <LinkButton href={back} target="_top" variant="primary" size="lg" wide>
            {t('checkout.paid.back', { merchant: merchant.name })}
          </LinkButton>
          {redirectAfterSeconds !== null && !isFirst && (
            <ReturnTimer seconds={redirectAfterSeconds} url={back} merchant={merchant.name} />
          )}
        </div>
      )}
      {checkout.receiptNumber !== null && (
        <Suspense fallback={<Spinner />}>
          <LazyReceipt checkout={checkout} />
        </Suspense>
      )}
      <div className={css.printless}>
        <Button icon={icons.print} onClick={() => window.print()} wide>
          {t('checkout.paid.print')}
        </Button>
        <PayerDetails checkout={checkout} source={source} />
        {checkout.actions.includes('SEND_RECEIPT') && <SendReceipt checkout={checkout} />}
      </div>
    </>
  );
}
