import { checkoutPartsTexts } from '@billfold/core/internal';
import type { Checkout } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { Button, Spinner, useTexts } from '@billfold/react/internal';
import { type ReactElement, Suspense, useState } from 'react';
import type { CheckoutSource } from './checkout-source.ts';
import { asksExcess } from './checkout-step.ts';
import { focusOnMount } from './focus-on-mount.ts';
import { LazyDetailsForm } from './lazy-parts.tsx';
import * as css from './pay.css.ts';
import { takesEmail } from './required-details.ts';

export interface PayerDetailsProps {
  readonly checkout: Checkout;
  readonly source: CheckoutSource;
}

/** Offers a receipt by email to a payer who gave none, and says where it goes afterwards; nothing where none is sent. */
export function PayerDetails({ checkout, source }: PayerDetailsProps): ReactElement | null {
  useTexts(checkoutPartsTexts);
  const t = useTranslate();
  const [state, setState] = useState<'offered' | 'open' | 'saved'>('offered');
  if (!checkout.sendsReceipt) return null;
  // A receipt is emailed as it is issued.
  const isSent = checkout.receiptNumber !== null;
  if (checkout.email !== null)
    return (
      <div className={css.printless}>
        {/* It replaces the form, which had the focus. */}
        <p ref={state === 'offered' ? undefined : focusOnMount} tabIndex={-1} className={css.small}>
          {t(isSent ? 'checkout.details.sent' : 'checkout.details.saved', {
            email: checkout.email,
          })}
        </p>
      </div>
    );
  // The notice of what came above the price asks for it.
  if (!takesEmail(checkout) || asksExcess(checkout)) return null;
  const isOpen = state === 'open';
  return (
    <div className={css.printless}>
      <Button
        ref={state === 'saved' ? focusOnMount : undefined}
        variant="plain"
        aria-expanded={isOpen}
        onClick={() => setState(isOpen ? 'offered' : 'open')}
      >
        {t('checkout.details.receipt')}
      </Button>
      {isOpen && (
        <Suspense fallback={<Spinner />}>
          <LazyDetailsForm
            checkout={checkout}
            source={source}
            isOpened
            submitLabel={t('checkout.details.save')}
            onSaved={() => setState('saved')}
          />
        </Suspense>
      )}
    </div>
  );
}
