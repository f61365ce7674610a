import type { Business, PaymentDetail } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { Button } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { useLivemode } from '../../services/use-livemode.ts';
import { mayCreatePayments } from './may-create-payments.ts';
import { NewPaymentDialog } from './new-payment-dialog.tsx';

export interface CreateAgainProps {
  readonly business: Business;
  readonly payment: PaymentDetail;
}

/** Way to a new payment that asks for what a cancelled or invalid one asked for; nothing otherwise. */
export function CreateAgain({ business, payment }: CreateAgainProps): ReactElement | null {
  const t = useTranslate();
  const livemode = useLivemode();
  const [isOpen, setIsOpen] = useState(false);
  const { status, price, orderId, description, customer } = payment;
  const isOver = status === 'CANCELLED' || status === 'INVALID';
  // A new payment is one of the mode in sight.
  if (!isOver || payment.livemode !== livemode || !mayCreatePayments(business, livemode))
    return null;
  const { amount, currency } = price;
  const initial = {
    ...{ amount, currency, orderId: orderId ?? '' },
    ...{ description: description ?? '', email: customer?.email ?? '' },
  };
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('payment.createAgain')}
      </Button>
      <NewPaymentDialog {...{ business, initial }} open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
