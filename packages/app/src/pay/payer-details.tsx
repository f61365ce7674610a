import type { Checkout } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { Button, Spinner } from '@billfold/react/internal';
import { type ReactElement, Suspense, useState } from 'react';
import type { CheckoutSource } from './checkout-source.ts';
import { LazyDetailsForm } from './lazy-parts.tsx';
import * as css from './pay.css.ts';
import { takesEmail } from './required-details.ts';

export interface PayerDetailsProps {
  readonly checkout: Checkout;
  readonly source: CheckoutSource;
}

/** Offers a receipt by email to a payer who gave none, and says where it goes afterwards; nothing where none is sent. */
export function PayerDetails({ checkout, source }: PayerDetailsProps): ReactElement | null {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  if (!checkout.sendsReceipt) return null;
  if (checkout.email !== null)
    return <p className={css.small}>{t('checkout.details.saved', { email: checkout.email })}</p>;
  if (!takesEmail(checkout)) return null;
  if (!isOpen)
    return (
      <Button variant="plain" aria-expanded={false} onClick={() => setIsOpen(true)}>
        {t('checkout.details.receipt')}
      </Button>
    );
  return (
    <Suspense fallback={<Spinner />}>
      <LazyDetailsForm
        checkout={checkout}
        source={source}
        isOpened
        submitLabel={t('checkout.details.save')}
        onSaved={() => setIsOpen(false)}
      />
    </Suspense>
  );
}
