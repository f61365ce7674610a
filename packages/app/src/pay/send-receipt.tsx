import { checkoutPartsTexts, checkoutReceiptTexts } from '@billfold/core/internal';
import type { Checkout } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { Button, Notice, Spinner, useTexts } from '@billfold/react/internal';
import { type ReactElement, Suspense, useState } from 'react';
import { ActionFailure } from './action-failure.tsx';
import { focusOnMount } from './focus-on-mount.ts';
import { LazyReceiptForm } from './lazy-parts.tsx';
import * as css from './pay.css.ts';
import { usePayServices } from './pay-services.ts';
import { takesEmail } from './required-details.ts';
import { useAction } from './use-action.ts';

/** Sends the receipt to the email of the payer again, or to another address. */
export function SendReceipt({ checkout }: { readonly checkout: Checkout }): ReactElement {
  useTexts(checkoutPartsTexts, checkoutReceiptTexts);
  const t = useTranslate();
  const { checkout: calls } = usePayServices();
  const { isBusy, failure, run } = useAction();
  const [isOpen, setIsOpen] = useState(false);
  const [sent, setSent] = useState<string | null>(null);
  const { id, email } = checkout;
  const send = async (to: string | null): Promise<void> => {
    setSent(null);
    const isSent = await run(async () => void (await calls.sendReceipt(id, { email: to })));
    if (!isSent) return;
    setIsOpen(false);
    setSent(to ?? email);
  };
  return (
    <>
      {email !== null && (
        <Button variant="plain" busy={isBusy && !isOpen} onClick={() => void send(null)}>
          {t('checkoutReceipt.send')}
        </Button>
      )}
      {/* A payer without an email gives one to the business first, where it asks for one. */}
      {!takesEmail(checkout) && (
        <Button
          ref={sent === null ? undefined : focusOnMount}
          variant="plain"
          className={css.wrapping}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t(email === null ? 'checkout.details.receipt' : 'checkoutReceipt.another')}
        </Button>
      )}
      {isOpen && (
        <Suspense fallback={<Spinner />}>
          <LazyReceiptForm isBusy={isBusy} onSend={send} />
        </Suspense>
      )}
      {sent !== null && (
        <Notice tone="success" live>
          <p>{t('checkoutReceipt.sent', { email: sent })}</p>
        </Notice>
      )}
      <ActionFailure failure={failure} />
    </>
  );
}
