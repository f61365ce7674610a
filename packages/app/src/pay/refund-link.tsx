import { formatDay } from '@billfold/core';
import { checkoutResultTexts, createRefundClaims } from '@billfold/core/internal';
import type { Checkout } from '@billfold/core/payments';
import { useLocale, useTranslate } from '@billfold/react';
import { Button, useTexts } from '@billfold/react/internal';
import { type ReactElement, useMemo, useState } from 'react';
import { ActionFailure } from './action-failure.tsx';
import { usePayServices } from './pay-services.ts';
import { payerTimeZone } from './payer-time-zone.ts';
import { useAction } from './use-action.ts';

/** Where the link of a refund went that waits for its payer's address, or how the payer gets it; nothing of any other. */
export function RefundLink({ checkout }: { readonly checkout: Checkout }): ReactElement | null {
  useTexts(checkoutResultTexts);
  const t = useTranslate();
  const locale = useLocale();
  const { transport } = usePayServices();
  const claims = useMemo(() => createRefundClaims(transport), [transport]);
  const { isBusy, failure, run } = useAction();
  const [isSent, setIsSent] = useState(false);
  const { id, merchant, pendingRefund } = checkout;
  if (pendingRefund?.status !== 'WAITING_FOR_ADDRESS') return null;
  const { emailed } = pendingRefund;
  if (!emailed) return <p>{t('checkout.sentBack.unsent', { merchant: merchant.name })}</p>;
  const email = emailed.to;
  const date = formatDay(emailed.at, payerTimeZone(), locale);
  const send = async (): Promise<void> => {
    setIsSent(false);
    setIsSent(await run(async () => void (await claims.sendLink(id))));
  };
  return (
    <>
      <p>{t('checkout.sentBack.emailed', { email, date, merchant: merchant.name })}</p>
      <div>
        <Button busy={isBusy} onClick={() => void send()}>
          {t('checkout.sentBack.again')}
        </Button>
      </div>
      <p role="status">{isSent && t('checkout.sentBack.again.sent', { email })}</p>
      <ActionFailure failure={failure} />
    </>
  );
}
