import { type Business, isPermitted, type PaymentDetail } from '@billfold/core/payments';
import { useNotify, useTranslate } from '@billfold/react';
import { Button, useForm } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../../services/services-context.ts';

export interface ReceiptButtonProps {
  readonly business: Business;
  readonly payment: PaymentDetail;
}

/** Emails the receipt of a confirmed payment to its customer once more; nothing without an email. */
export function ReceiptButton({ business, payment }: ReceiptButtonProps): ReactElement | null {
  const t = useTranslate();
  const notify = useNotify();
  const { call } = useServices().business;
  const { state, submit } = useForm<never>();
  const { id, livemode, receiptNumber, customer } = payment;
  const email = customer?.email ?? null;
  const maySend = isPermitted(business.role, 'create-payments', livemode);
  if (receiptNumber === null || email === null || !maySend) return null;
  const send = async (): Promise<void> => {
    const done = await submit({}, () =>
      call(({ payments }) => payments.sendReceipt(business.id, id)),
    );
    if (done !== null) notify.success(t('payment.receipt.sent', { email }));
  };
  return (
    <Button size="sm" busy={state.isBusy} onClick={() => void send()}>
      {t('payment.receipt.send')}
    </Button>
  );
}
