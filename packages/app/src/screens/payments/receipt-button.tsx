import { type Business, isPermitted, type PaymentDetail } from '@billfold/core/payments';
import { useNotify, useTranslate } from '@billfold/react';
import { Button, icons, LinkButton, useForm } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../../services/services-context.ts';
import * as css from './payment.css.ts';
import { isEnded } from './payment-actions.ts';

export interface ReceiptButtonProps {
  readonly business: Business;
  readonly payment: PaymentDetail;
}

/** The receipt of a payment that is confirmed and still is: to be seen and printed, and to be emailed to its customer once more. */
export function ReceiptButton({ business, payment }: ReceiptButtonProps): ReactElement | null {
  const t = useTranslate();
  const notify = useNotify();
  const { call } = useServices().business;
  const { state, submit } = useForm<never>();
  const { id, livemode, receiptNumber, customer, checkoutUrl } = payment;
  const email = customer?.email ?? null;
  const maySend = isPermitted(business.role, 'create-payments', livemode);
  const send = async (): Promise<void> => {
    const done = await submit({}, () =>
      call(({ payments }) => payments.sendReceipt(business.id, id)),
    );
    if (done !== null) notify.success(t('payment.receipt.sent', { email: email ?? '' }));
  };
  // A payment that the network or a member took back is paid no more.
  if (receiptNumber === null || isEnded(payment)) return null;
  return (
    <div className={css.actions}>
      <LinkButton
        size="sm"
        icon={icons.external}
        href={checkoutUrl}
        target="_blank"
        rel="noopener noreferrer"
      >
        {t('payment.receipt.open')}
      </LinkButton>
      {email !== null && maySend && (
        <Button size="sm" busy={state.isBusy} onClick={() => void send()}>
          {t('payment.receipt.send')}
        </Button>
      )}
    </div>
  );
}
