import { useTranslate } from '@billfold/react';
import { Button, icons } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { NewInvoiceDialog } from '../payments/invoices/new-invoice-dialog.tsx';
import type { CustomerPaymentsProps } from './customer-payments.tsx';
import { useCanBeAsked } from './use-can-be-asked.ts';

/** Way to a new invoice of a customer, whom their email names; nothing without one. */
export function NewInvoiceOfCustomer(props: CustomerPaymentsProps): ReactElement | null {
  const { business, customer } = props;
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  if (!useCanBeAsked(props) || customer.email === null) return null;
  return (
    <>
      <Button icon={icons.report} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('linkInvoices.new')}
      </Button>
      <NewInvoiceDialog
        business={business}
        email={customer.email}
        open={isOpen}
        onCreated={() => undefined}
        onClose={close}
      />
    </>
  );
}
