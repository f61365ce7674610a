import { type ReactElement, useState } from 'react';
import { NewPaymentButton } from '../payments/new-payment-button.tsx';
import { NewPaymentDialog } from '../payments/new-payment-dialog.tsx';
import type { CustomerPaymentsProps } from './customer-payments.tsx';
import { useCanBeAsked } from './use-can-be-asked.ts';

/** Way to a new payment of a customer, whom their email names; nothing without one. */
export function NewPaymentOfCustomer(props: CustomerPaymentsProps): ReactElement | null {
  const { business, customer } = props;
  const [isOpen, setIsOpen] = useState(false);
  const { email } = customer;
  if (!useCanBeAsked(props) || email === null) return null;
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
