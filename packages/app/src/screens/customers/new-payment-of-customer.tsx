import { isEmailAddress } from '@billfold/core/internal';
import { type ReactElement, useState } from 'react';
import { useLivemode } from '../../services/use-livemode.ts';
import { mayCreatePayments } from '../payments/may-create-payments.ts';
import { NewPaymentButton } from '../payments/new-payment-button.tsx';
import { NewPaymentDialog } from '../payments/new-payment-dialog.tsx';
import type { CustomerPaymentsProps } from './customer-payments.tsx';

/** Way to a new payment of a customer, whom their email names; nothing without one. */
export function NewPaymentOfCustomer(props: CustomerPaymentsProps): ReactElement | null {
  const { business, customer } = props;
  const livemode = useLivemode();
  const [isOpen, setIsOpen] = useState(false);
  const { email, isErased } = customer;
  const isKnown = email !== null && isEmailAddress(email) && !isErased;
  // A payment in the other mode would never be among those of this customer.
  if (!isKnown || customer.livemode !== livemode || !mayCreatePayments(business, livemode))
    return null;
  return (
    <>
      <NewPaymentButton onOpen={() => setIsOpen(true)} />
      <NewPaymentDialog
        business={business}
        open={isOpen}
        onClose={() => setIsOpen(false)}
        initial={{ email }}
      />
    </>
  );
}
