import { useTranslate } from '@billfold/react';
import { Button, Notice } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { ActionFailure } from './action-failure.tsx';
import { usePayServices } from './pay-services.ts';
import { useAction } from './use-action.ts';

/** Sends the receipt to the email of the payer again. */
export function SendReceipt({ paymentId }: { readonly paymentId: string }): ReactElement {
  const t = useTranslate();
  const { checkout: calls } = usePayServices();
  const { isBusy, failure, run } = useAction();
  const [isSent, setIsSent] = useState(false);
  const send = async (): Promise<void> => {
    setIsSent(await run(async () => void (await calls.sendReceipt(paymentId))));
  };
  return (
    <>
      <Button variant="plain" busy={isBusy} onClick={() => void send()}>
        {t('checkout.receipt.send')}
      </Button>
      {isSent && (
        <Notice tone="success" live>
          <p>{t('checkout.receipt.sent')}</p>
        </Notice>
      )}
      <ActionFailure failure={failure} />
    </>
  );
}
